// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { CodeRadios } from './CodeRadios.tsx';
import type { Control } from './Field.tsx';
import { SwitchInput, TextInput } from './inputs.tsx';

const { host, draw } = drawing();
inChinese({ kit, common });

const show = (input: (control: Control) => ReactNode) => {
  const control = {
    ...{ id: 'field', value: 1, invalid: true, required: true, describedBy: 'field-fault field-help' },
    ...{ onChange: vi.fn(), onBlur: vi.fn(), inputRef: vi.fn() },
  };
  draw(input(control));
  const [input0] = host.querySelectorAll('input');
  if (!input0) return expect.fail('no input');
  expect(control.inputRef).toHaveBeenCalledWith(input0);
  act(() => input0.focus());
  act(() => input0.blur());
  expect(control.onBlur).toHaveBeenCalledOnce();
  return { control, input: input0 };
};
const ariaOf = (element: Element | null) =>
  ['aria-invalid', 'aria-describedby', 'aria-description'].map((name) => element?.getAttribute(name));

it('a switch of a form has the error and the help of its field', () => {
  const { control, input } = show((control) => <SwitchInput control={control} label="启用" />);
  expect(ariaOf(input)).toEqual(['true', 'field-fault field-help', null]);
  act(() => input.click());
  expect(control.onChange).toHaveBeenCalledWith(0);
});

it('a locked switch of a form says why', () => {
  const { control, input } = show((control) => (
    <SwitchInput control={control} label="启用" locked="本人账号" />
  ));
  expect(ariaOf(input)).toEqual(['true', null, '本人账号']);
  act(() => input.click());
  expect(control.onChange).not.toHaveBeenCalled();
});

it('a field that has to be filled in says so', () => {
  const { input } = show((control) => <TextInput control={control} />);
  expect(input.getAttribute('aria-required')).toBe('true');
});

it('radio buttons of a form have the error and the help of their field', () => {
  show((control) => <CodeRadios control={control} label="结果" enumeration="auditPass" codes={[1, 0]} />);
  expect(ariaOf(host.querySelector('[role=radiogroup]'))).toEqual(['true', 'field-fault field-help', null]);
});
