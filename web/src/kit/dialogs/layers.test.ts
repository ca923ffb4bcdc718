// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type Closing, isUnderDialog, type LayerKind, openLayer } from './layers.ts';

const closings: string[] = [];
const open = new Map<string, () => void>();

/** A layer that removes itself from the stack when it is closed, like a component. */
function layer(name: string, kind: LayerKind, holds: (element: Element | null) => boolean = () => false) {
  const close = (why: Closing) => {
    closings.push(`${name} ${why}`);
    open.get(name)?.();
    open.delete(name);
  };
  open.set(name, openLayer({ kind, close, holds }, document.body));
}
const press = (init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
};

afterEach(() => {
  for (const off of open.values()) off();
  open.clear();
  closings.length = 0;
});

it.each<[LayerKind, LayerKind]>([
  ['dialog', 'dialog'],
  ['dialog', 'light'],
  ['dialog', 'hint'],
  ['light', 'hint'],
])('closes a %s that lies below a %s only after it', (below, above) => {
  layer('below', below);
  layer('above', above);
  press();
  expect(closings).toEqual(['above escape']);
  press();
  expect(closings).toEqual(['above escape', 'below escape']);
});

it.each<LayerKind>(['light', 'dialog'])('closes what is light when a %s opens over it', (above) => {
  layer('menu', 'light');
  layer('above', above);
  expect(closings).toEqual(['menu covered']);
});

it('leaves a panel open when a list opens inside of it', () => {
  layer('panel', 'light', () => true);
  layer('list', 'light');
  expect(closings).toEqual([]);
});

it('closes nothing for a hint, and nothing below a dialog', () => {
  layer('menu', 'light');
  layer('hint', 'hint');
  expect(closings).toEqual([]);
  press();
  layer('dialog', 'dialog');
  layer('list', 'light');
  expect(closings).toEqual(['hint escape', 'menu covered']);
  expect(isUnderDialog()).toBe(true);
});

it('keeps the key from everybody else while something is open, and leaves it alone otherwise', () => {
  const heard: string[] = [];
  const onKey = () => heard.push('page');
  document.body.addEventListener('keydown', onKey);
  layer('menu', 'light');
  expect(press().defaultPrevented).toBe(true);
  expect(heard).toEqual([]);
  expect(press().defaultPrevented).toBe(false);
  expect(heard).toEqual(['page']);
  document.body.removeEventListener('keydown', onKey);
});

it('leaves Escape to an input method that composes', () => {
  layer('list', 'light');
  press({ isComposing: true });
  expect(closings).toEqual([]);
});
