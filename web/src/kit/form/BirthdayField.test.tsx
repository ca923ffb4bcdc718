// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { optionalBirthday } from '#contracts/forms/birthday.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { BirthdayField } from './dateFields.tsx';
import { FormSchema } from './formSchema.ts';

const schema = z.object({ birthday: optionalBirthday });
const host = document.body.appendChild(document.createElement('div'));
let root: Root;
let held: () => unknown;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { kit, common } } });
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+08:00'), toFake: ['Date'] });
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Form() {
  const form = useForm({ defaultValues: { birthday: '' } });
  held = () => form.getValues('birthday');
  return (
    <FormSchema.Provider value={schema}>
      <FormProvider {...form}>
        <BirthdayField name="birthday" />
      </FormProvider>
    </FormSchema.Provider>
  );
}

const typed = (text: string) => {
  act(() => root.render(<Form />));
  const input = host.querySelector('input') ?? expect.fail('no field');
  act(() => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  act(() => input.blur());
  return held();
};

it.each([
  ['1988-5-12', '1988-05-12'],
  ['19880512', '1988-05-12'],
  ['88-5-12', '1988-05-12'],
  // Nobody is told that he was born this year because he left out the year.
  ['5-12', '5-12'],
  ['5月12日', '5月12日'],
])('a birthday typed as %s is %s', (text, birthday) => {
  expect(typed(text)).toBe(birthday);
});
