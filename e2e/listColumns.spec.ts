import { type ExpectedScreen, testOfScreens as test } from './expectedScreens.ts';
import { expect, type Page } from './fixtures.ts';
import { startWalk } from './screenWalk.ts';

/** What is readable in a list without scrolling, in every language and at every width: headings, states, switches, and the record's name. */

/**
 * How many of the first columns are completely in view at 1366 px, by the beginning of the list's address; in Chinese one more. In lists of orders these
 * go up to the paid amount and the member.
 */
const columnsInView: Record<string, number> = {
  '/account/': 3,
  '/product/': 5,
  '/order/order-manage/': 6,
  '/setting/': 5,
};
const inViewOf = (path: string) =>
  Object.entries(columnsInView).find(([start]) => path.startsWith(start))?.[1] ?? 4;

/** Every screen of the menu whose main call is a list. */
const listsAmong = (screens: ExpectedScreen[]) =>
  screens.filter(({ call, parent }) => call.endsWith('.list') && !parent).map(({ path }) => path);

/** Runs in the page. */
function faultsOfTable(inView: number): string[] {
  const heads = [...document.querySelectorAll<HTMLElement>('section > table > thead th')];
  const box = document.querySelector('section > table')?.parentElement?.getBoundingClientRect();
  const isHeld = (head: Element) => getComputedStyle(head).right !== 'auto';
  const leftOf = (part: Element) => part.getBoundingClientRect().left;
  const rightOf = (part: Element) => part.getBoundingClientRect().right;
  const edge = Math.min(box?.right ?? 0, ...heads.filter(isHeld).map(leftOf));
  const isTooWide = (part: Element) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth;
  const titles = heads.filter((head) => head.innerText !== '');
  const wanted = (head: HTMLElement) =>
    titles.indexOf(head) < inView ||
    document.querySelector(`tbody td:nth-child(${heads.indexOf(head) + 1}) [role=switch]`) !== null;
  const beyond = titles.filter((head) => !isHeld(head) && rightOf(head) > edge + 1);
  return [
    ...titles.filter((head) => isTooWide(head) || head.scrollHeight > head.clientHeight).map(cutHeading),
    ...beyond.filter((head) => leftOf(head) < edge - 1).map((head) => `half in view: ${head.innerText}`),
    ...beyond.filter(wanted).map((head) => `out of view: ${head.innerText}`),
    ...titles.filter((head) => rightOf(head) > (box?.right ?? 0) + 1 && isHeld(head)).map(cutHeading),
    ...[...document.querySelectorAll('tbody [data-tone] > *')]
      .filter(isTooWide)
      .map((tag) => `cut: ${tag.textContent}`),
  ];
  function cutHeading(head: HTMLElement) {
    return `cut: ${head.innerText}`;
  }
}

/** Waits until the column widths have followed the window. */
const faultsIn = async (page: Page, inView: number) => {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(faultsOfTable, inView);
};

for (const language of ['zh', 'en', 'ja', 'es'])
  test(`in ${language} no list cuts headings or states, and the controls are in view at 1366 px`, async ({
    page,
    context,
    baseURL,
    screens,
    signInAs,
  }) => {
    test.setTimeout(120_000);
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await signInAs('superAdmin');
    const walk = await startWalk(page);
    const lists = listsAmong(screens);
    expect(lists).toContain('/merchant/scenic/resorts/list');
    for (const list of lists) {
      const inView = inViewOf(list);
      await page.setViewportSize({ width: 1366, height: 768 });
      await walk.open(list);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      for (const width of [1366, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 768 });
        const faults = await faultsIn(page, width < 1366 ? 1 : inView + (language === 'zh' ? 1 : 0));
        expect.soft(faults, `${list} at ${width} px`).toEqual([]);
      }
    }
  });
