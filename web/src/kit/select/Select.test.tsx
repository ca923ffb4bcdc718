// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { Select, type SelectProps } from './Select.tsx';

const { host, draw } = drawing();
inChinese({ kit, common });

const options = [
  { value: 0, label: '不跳转' },
  { value: 10, label: '产品' },
  { value: 20, label: 'H5页面', disabled: true },
];
const onChange = vi.fn();

beforeEach(() => {
  onChange.mockReset();
});

const show = (props: Partial<SelectProps<number>> = {}) =>
  draw(<Select label="类型" value={0} options={options} onChange={onChange} {...props} />);
const box = () => host.querySelector<HTMLInputElement>('[role=combobox]') ?? expect.fail('no box');
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const highlighted = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void box().dispatchEvent(event));
  return event;
};
const type = (text: string, more: InputEventInit = {}) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
    box().dispatchEvent(new InputEvent('input', { bubbles: true, ...more }));
  });

it('walks by keys and picks with Enter; 0 is a value like any other', () => {
  show();
  expect(box().textContent).toBe('不跳转');
  press('ArrowDown');
  expect(highlighted()).toBe('不跳转');
  press('ArrowDown');
  press('Enter');
  expect(onChange).toHaveBeenCalledWith(10, options[1]);
  expect(isOpen()).toBe(false);
});

it('refuses disabled options and selects nothing on Tab', () => {
  show();
  press('End');
  expect(highlighted()).toBe('H5页面');
  press('Enter');
  expect(isOpen()).toBe(true);
  press('Tab');
  expect(isOpen()).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

it('Escape closes the list and nothing around it', () => {
  const outer = vi.fn();
  document.addEventListener('keydown', outer);
  show();
  press('Enter');
  outer.mockClear();
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(isOpen()).toBe(false);
  expect(outer).not.toHaveBeenCalled();
  press('Escape');
  expect(outer).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', outer);
});

it('says 无数据 without options', () => {
  show({ options: [] });
  press('Enter');
  expect(host.querySelector('[role=status]')?.textContent).toBe('无数据');
});

it('does not search, and does not hear Enter, while an input method composes', () => {
  const onSearch = vi.fn();
  show({ searchable: true, onSearch });
  press('Enter');
  type('chan', { isComposing: true });
  press('Enter', { isComposing: true });
  press('Enter');
  expect(onSearch).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  expect(box().value).toBe('chan');
  type('产', { isComposing: true });
  act(() => void box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '产' })));
  expect(onSearch.mock.calls).toEqual([['产']]);
});

it('filters by itself where nobody else searches', () => {
  show({ searchable: true });
  type('产');
  expect(host.querySelectorAll('[role=option]')).toHaveLength(1);
  press('Enter');
  expect(onChange).toHaveBeenCalledWith(10, options[1]);
});

it('shows the given name of a value that is not among the options', () => {
  show({ value: 99, valueLabel: '已删除的类型' });
  expect(box().textContent).toBe('已删除的类型');
});
