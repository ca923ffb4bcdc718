// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MemberGradeForm, memberGradeForm } from '#contracts/areas/memberGrades.ts';
import { benefitType } from '#contracts/enums/members.ts';
import { memberGradeExample } from '#contracts/examples/memberGrades.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { FormSchema } from '../../kit/form/formSchema.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import memberGrades from '../../locales/zh/memberGrades.ts';
import { BenefitRows } from './BenefitRows.tsx';

const { host, draw } = drawing();
inChinese({ kit, common, memberGrades });

const list = [
  { id: '1', name: '会员折扣', enabled: 1, type: benefitType.discount },
  { id: '3', name: '免费门票', enabled: 1, type: benefitType.freeTickets },
];
const main = `${location.origin}/api/main`;
const server = setupServer(
  http.get(`${main}/member-benefits/list-all-enabled`, () =>
    HttpResponse.json({ status: 1, message: '操作成功', data: { count: list.length, list } }),
  ),
);

beforeAll(() => {
  server.listen();
  backendAt(main);
});
afterAll(() => server.close());

it('an added benefit that is counted asks for its number a year, one that is not counted has 0', async () => {
  let form: UseFormReturn<MemberGradeForm> | undefined;
  function Form() {
    const own = useForm<MemberGradeForm>({
      defaultValues: memberGradeExample,
      resolver: zodResolver(memberGradeForm as never) as unknown as Resolver<MemberGradeForm>,
    });
    form = own;
    return (
      <FormProvider {...own}>
        <FormSchema.Provider value={memberGradeForm}>
          <BenefitRows known={undefined} />
        </FormSchema.Provider>
      </FormProvider>
    );
  }
  draw(<Form />);
  const adder = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === '添加权益项');
  act(() => adder?.click());
  const choose = (id: string) => act(async () => form?.setValue('benefits.0.benefitId', id));
  const quantity = () => form?.getValues('benefits.0.quantity');
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await act(async () => undefined);
      check();
    });
  const fault = async () => {
    await act(() => form?.trigger('benefits'));
    return form?.getFieldState('benefits.0.quantity').error?.message;
  };

  await choose('3');
  await until(() => expect(host.querySelectorAll('input')).toHaveLength(2));
  expect(await fault()).toBe('required|label=benefitQuantity');
  await choose('1');
  await until(() => expect(quantity()).toBe(0));
  expect(await fault()).toBeUndefined();
  await choose('3');
  await until(() => expect(quantity()).toBe(''));
  act(() => form?.setValue('benefits.0.quantity', 0));
  expect(await fault()).toBeUndefined();
});
