// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { MomentInput } from './MomentInput.tsx';

const { host, draw } = drawing();
inChinese({ kit, common });

let held: string;

const show = (start: string) => {
  function Form() {
    const [value, setValue] = useState(start);
    held = value;
    return <MomentInput value={value} onChange={setValue} />;
  }
  draw(<Form />);
};
const box = (at: 0 | 1) => host.querySelectorAll('input')[at] ?? expect.fail('no field');
const texts = () => [box(0).value, box(1).value];
const type = (at: 0 | 1, text: string) =>
  act(() => {
    box(at).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(at), text);
    box(at).dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const leave = () => act(() => (document.activeElement as HTMLElement).blur());

it('a time is emptied and typed anew; left empty it is the usual one', () => {
  show('2026-11-22 14:20:00');
  type(1, '');
  expect(texts()).toEqual(['2026-11-22', '']);
  type(1, '9');
  expect(texts()).toEqual(['2026-11-22', '9']);
  expect(held).toBe('2026-11-22 09:00:00');
  type(1, '');
  leave();
  expect(texts()).toEqual(['2026-11-22', '10:00']);
  expect(held).toBe('2026-11-22 10:00:00');
});

it('a day with spaces stays as it is typed, and keeps its time', () => {
  show('2026-11-22 14:20:00');
  type(0, '');
  expect([...texts(), held]).toEqual(['', '14:20', '']);
  type(0, '2026 11');
  expect(texts()).toEqual(['2026 11', '14:20']);
  type(0, '2026 11 25');
  expect(texts()).toEqual(['2026 11 25', '14:20']);
  leave();
  expect([...texts(), held]).toEqual(['2026-11-25', '14:20', '2026-11-25 14:20:00']);
});

it('a day alone gets the usual time, a time alone waits for its day', () => {
  show('');
  type(0, '20261122');
  expect([...texts(), held]).toEqual(['20261122', '10:00', '2026-11-22 10:00:00']);
  type(0, '');
  expect([...texts(), held]).toEqual(['', '', '']);
  type(1, '8:30');
  expect(held).toBe('');
  type(0, '20261122');
  expect(held).toBe('2026-11-22 08:30:00');
});

const paste = (at: 0 | 1, text: string) => {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  });
  act(() => void box(at).dispatchEvent(event));
  // What is not taken as a moment, the browser inserts.
  if (!event.defaultPrevented) type(at, text);
};

it('a moment that is pasted into the day sets both parts, a day alone leaves the time', () => {
  show('');
  paste(0, '2026-11-22 14:30:00');
  expect([...texts(), held]).toEqual(['2026-11-22', '14:30', '2026-11-22 14:30:00']);
  paste(0, '2026-11-22 15:00');
  expect([...texts(), held]).toEqual(['2026-11-22', '15:00', '2026-11-22 15:00:00']);
  paste(0, '2026-11-25');
  leave();
  expect([...texts(), held]).toEqual(['2026-11-25', '15:00', '2026-11-25 15:00:00']);
});

it('a moment that is typed into the day sets both parts when the field is left', () => {
  show('2026-11-20 10:00:00');
  type(0, '2026/11/22 9:05');
  leave();
  expect([...texts(), held]).toEqual(['2026-11-22', '09:05', '2026-11-22 09:05:00']);
});
