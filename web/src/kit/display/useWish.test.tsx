// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { useWish } from './useWish.ts';

const { draw } = drawing();

let shown: string;
let wish: (wanted: string) => void;
function Probe({ actual }: { actual: string }) {
  [shown, wish] = useWish(actual);
  return null;
}
const render = (actual: string) => draw(<Probe actual={actual} />);

beforeEach(() => {
  render('asc');
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
