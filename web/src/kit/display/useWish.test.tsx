// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWish } from './useWish.ts';

let root: Root;
let shown: string;
let wish: (wanted: string) => void;
function Probe({ actual }: { actual: string }) {
  [shown, wish] = useWish(actual);
  return null;
}
const render = (actual: string) => act(() => root.render(<Probe actual={actual} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  render('asc');
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('shows what was chosen at once, and what the page shows from then on', () => {
  act(() => wish('desc'));
  expect(shown).toBe('desc');
  render('desc');
  expect(shown).toBe('desc');
  render('asc');
  expect(shown).toBe('asc');
});

it('gives up what was chosen when the page shows something else', () => {
  act(() => wish('desc'));
  render('none');
  expect(shown).toBe('none');
});
