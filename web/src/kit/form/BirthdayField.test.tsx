// @vitest-environment jsdom
import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { optionalBirthday } from '#contracts/forms/birthday.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { BirthdayField } from './dateFields.tsx';
import { FormSchema } from './formSchema.ts';

const { host, draw } = drawing();
inChinese({ kit, common });

const schema = z.object({ birthday: optionalBirthday });
let held: () => unknown;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+08:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
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
  draw(<Form />);
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
