// @vitest-environment jsdom
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { useKeptScroll } from './scrolls.ts';

const { host, draw } = drawing();

/** How far the page can be scrolled, in pixels: as far as its rows reach. */
let height: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollTo = function (this: Element, _left: unknown, top?: unknown) {
    this.scrollTop = Math.min(Number(top), height);
  } as typeof Element.prototype.scrollTo;
});
afterEach(() => {
  vi.useRealTimers();
});

function Page({ tab }: { tab: string }) {
  const content = useRef<HTMLElement>(null);
  useKeptScroll(content, tab, location.pathname);
  return <main ref={content} key={tab} />;
}
const main = () => host.querySelector('main') as HTMLElement;
const show = (tab: string) => draw(<Page tab={tab} />);
/** Rows come, so that the page can be scrolled further. */
const grow = () =>
  act(async () => {
    height = 900;
    main().append(document.createElement('p'));
  });

/** Scrolls the page of a tab, and comes back to it before its rows are there. */
function comeBack() {
  height = 900;
  show('/list');
  main().scrollTop = 700;
  main().dispatchEvent(new Event('scroll'));
  show('/other');
  height = 0;
  show('/list');
}

it('a page is scrolled to where it was when its rows have come', async () => {
  comeBack();
  await grow();
  expect(main().scrollTop).toBe(700);
});

it.each(['wheel', 'keydown', 'pointerdown'])('but not after a %s of the user', async (use) => {
  comeBack();
  main().dispatchEvent(new Event(use));
  await grow();
  expect(main().scrollTop).toBe(0);
});

it('but not when the rows come seconds later', async () => {
  comeBack();
  vi.advanceTimersByTime(3_000);
  await grow();
  expect(main().scrollTop).toBe(0);
});
