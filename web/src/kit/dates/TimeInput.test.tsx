// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { TimeInput } from './TimeInput.tsx';

const { host, draw } = drawing();
inChinese({ kit, common });

let held: string;

const show = (start: string) => {
  function Form() {
    const [value, setValue] = useState(start);
    held = value;
    return <TimeInput label="退房时间" value={value} onChange={setValue} />;
  }
  draw(<Form />);
};
const box = () => host.querySelector('input') ?? expect.fail('no field');
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const option = (time: string) =>
  [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent === time) ??
  expect.fail(`no ${time}`);
/** @returns whether the form gets the key */
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void box().dispatchEvent(event));
  return !event.defaultPrevented;
};

it.each(['11:45', ''])('a click and Enter leave %j, and the form gets the key', (time) => {
  show(time);
  act(() => box().click());
  expect(isOpen()).toBe(true);
  expect(press('Enter')).toBe(true);
  expect([held, isOpen()]).toEqual([time, false]);
});

it('Enter picks what an arrow key or the pointer has highlighted', () => {
  show('11:45');
  act(() => box().click());
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(held).toBe('12:00');

  act(() => box().click());
  act(() => void option('13:30').dispatchEvent(new MouseEvent('mousemove', { bubbles: true })));
  expect(press('Enter')).toBe(false);
  expect(held).toBe('13:30');

  // What was highlighted before the list was closed counts no more.
  act(() => box().click());
  expect(press('Enter')).toBe(true);
  expect(held).toBe('13:30');
});

it('a list that is opened by an arrow key has an option chosen', () => {
  show('');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(held).toBe('08:00');
});
