// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { blankOf } from '#contracts/forms/blank.ts';
import { gradeForm } from '#contracts/members/memberForms.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { FormSchema } from '../../kit/form/formSchema.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import members from '../../locales/zh/members.ts';
import { GradeUntil } from './GradeUntil.tsx';

const { host, draw } = drawing();
inChinese({ kit, common, members });

const today = '2026-01-31';
const list = [
  { id: '1', name: '普通会员', enabled: 1, level: 1, validMonths: 12, isDefault: 1 },
  { id: '2', name: '银卡会员', enabled: 1, level: 2, validMonths: 12, isDefault: 0 },
  { id: '3', name: '金卡会员', enabled: 1, level: 3, validMonths: 1, isDefault: 0 },
  { id: '4', name: '黑金会员', enabled: 1, level: 4, validMonths: 0, isDefault: 0 },
];
const main = `${location.origin}/api/main`;
const server = setupServer(
  http.get(`${main}/member-grades/list-all-enabled`, () =>
    HttpResponse.json({ status: 1, message: '操作成功', data: { count: list.length, list } }),
  ),
);

beforeAll(() => {
  server.listen();
  backendAt(main);
});
afterAll(() => server.close());

type Values = { gradeId: string; expireDate: string };
let form: UseFormReturn<Values>;
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });

function show(values: Partial<Values> = {}) {
  function Form() {
    form = useForm<Values>({ defaultValues: { ...blankOf(gradeForm), ...values } as Values });
    return (
      <FormProvider {...form}>
        <FormSchema.Provider value={gradeForm}>
          <GradeUntil today={today} />
        </FormSchema.Provider>
      </FormProvider>
    );
  }
  draw(<Form />);
  const box = () => host.querySelector<HTMLInputElement>('[role=combobox]') ?? expect.fail('no select');
  const press = (key: string) =>
    act(() => void box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return {
    shown: () => box().value,
    hasDay: () => [...host.querySelectorAll('label')].some(({ textContent }) => textContent === '有效期至'),
    choose: async (name: string) => {
      press('Enter');
      const option = () =>
        [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
          ({ textContent }) => textContent === name,
        );
      await until(() => expect(option()).toBeDefined());
      act(() => option()?.click());
      await act(async () => undefined);
    },
  };
}
const day = () => form.getValues('expireDate');

it('a chosen grade brings the end of its validity; the default one has no day, and a day that was typed stays', async () => {
  const { choose, hasDay } = show();
  await choose('银卡会员');
  await until(() => expect(day()).toBe('2027-01-30'));
  await choose('金卡会员');
  await until(() => expect(day()).toBe('2026-02-27'));
  await choose('黑金会员');
  await until(() => expect(day()).toBe(''));
  await choose('银卡会员');
  await until(() => expect(day()).toBe('2027-01-30'));
  await choose('普通会员');
  await until(() => expect([day(), hasDay()]).toEqual(['', false]));
  await choose('金卡会员');
  await until(() => expect([day(), hasDay()]).toEqual(['2026-02-27', true]));
  act(() => form.setValue('expireDate', '2026-12-31'));
  await choose('银卡会员');
  expect(day()).toBe('2026-12-31');
});

it('a draft with a grade for good stays so', async () => {
  const { choose, hasDay, shown } = show({ gradeId: '2' });
  await until(() => expect(shown()).toBe('银卡会员'));
  expect([day(), hasDay()]).toEqual(['', true]);
  await choose('金卡会员');
  await until(() => expect(day()).toBe('2026-02-27'));
});
