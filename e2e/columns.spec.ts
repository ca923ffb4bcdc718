import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';

/** Columns of lists are made wider by pointer and keyboard, and frozen; the account keeps it. */

const banners = '/setting/system-setting/home-banner-list';
const orders = '/order/order-manage/order-hotel-list';
const edge = (page: Page, title: string) =>
  page.getByRole('separator').and(page.locator(`[aria-valuetext^="列宽 ${title} "]`));
const head = (page: Page, title: string) => page.getByRole('columnheader', { name: title, exact: true });
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('not in view');
  return box;
};
const widthOf = async (page: Page, title: string) => Math.round((await boxOf(head(page, title))).width);
const settings = (page: Page) => page.getByRole('dialog', { name: '列设置' });

/** Presses the edge of a heading and moves it, without letting go. */
async function drag(page: Page, title: string, by: number) {
  const { x, y, width, height } = await boxOf(edge(page, title));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by / 2, y + height / 2);
  await page.mouse.move(x + width / 2 + by, y + height / 2);
}

test('an edge is dragged, stays where it was left, and is kept on another machine', async ({
  page,
  signInAs,
  system,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signInAs('platformAdmin');
  await page.goto(orders);
  const sorts = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
  const title = (await sorts.first().innerText()).trim();
  const before = await boxOf(head(page, title));
  const address = page.url();
  await drag(page, title, 60);
  await expect.poll(() => widthOf(page, title)).toBe(Math.round(before.width) + 60);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => widthOf(page, title)).toBe(Math.round(before.width));

  await drag(page, title, 60);
  await page.mouse.up();
  await expect.poll(() => widthOf(page, title)).toBe(Math.round(before.width) + 60);
  expect(Math.abs((await boxOf(head(page, title))).x - before.x)).toBeLessThan(2);
  // Letting go over a heading does not sort by it.
  expect(page.url()).toBe(address);
  await expect
    .poll(async () => (await system.journal()).filter(({ endpoint }) => endpoint === 'preferences.keep'))
    .toHaveLength(1);
  await page.reload();
  await expect.poll(() => widthOf(page, title)).toBe(Math.round(before.width) + 60);

  const kept = await page.evaluate(() => ({ ...localStorage }));
  const other = await browser.newContext({ baseURL: baseURL as string });
  const machine = await other.newPage();
  await machine.setViewportSize({ width: 1440, height: 800 });
  await machine.goto('/favicon.svg');
  await machine.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, String(value));
  }, kept);
  await machine.goto(orders);
  await expect.poll(() => widthOf(machine, title)).toBe(Math.round(before.width) + 60);
  await other.close();
});

test('the keyboard widens a column in steps, fits it to what it shows, and puts it back', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signInAs('superAdmin');
  await page.goto(banners);
  const title = '跳转类型';
  const own = await widthOf(page, title);
  await edge(page, '轮播图').focus();
  await page.keyboard.press('ArrowDown');
  await expect(edge(page, title)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(page, title)).toBe(own + 8);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => widthOf(page, title)).toBe(own + 48);
  await expect(edge(page, title)).toHaveAttribute('aria-valuenow', String(own + 48));
  for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(edge(page, title)).toHaveAttribute('aria-valuenow', '48');
  // A heading that is too narrow is cut after two lines and says all of it.
  await head(page, title).hover();
  expect((await boxOf(head(page, title))).height).toBeLessThanOrEqual(42);
  await page.keyboard.press('Enter');
  const cell = page.getByRole('row').nth(1).getByRole('cell').nth(1);
  expect(await cell.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(() => widthOf(page, title)).toBe(own);

  await edge(page, title).dblclick();
  await expect.poll(() => widthOf(page, title)).not.toBe(own);
  await page.getByRole('button', { name: '列设置' }).click();
  await settings(page).getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(() => widthOf(page, title)).toBe(own);
});

test('columns stay at the left as far as they are frozen, and no heading is cut by the actions', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInAs('platformAdmin');
  await page.goto(orders);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const titles = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((one) => (one as HTMLElement).innerText.trim()));
  const [first = '', second = '', third = ''] = titles.filter((title) => title !== '');
  await page.getByRole('button', { name: '列设置' }).click();
  const freeze = settings(page).getByRole('button', { name: `冻结到此列 ${second}`, exact: true });
  await freeze.click();
  await expect(freeze).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await drag(page, first, 30);
  await page.mouse.up();
  const faults = () =>
    page.evaluate(() => {
      const heads = [...document.querySelectorAll<HTMLElement>('section > table > thead th')];
      const box = document.querySelector('section > table')?.parentElement?.getBoundingClientRect();
      const isHeld = (part: Element) => getComputedStyle(part).right !== 'auto';
      const edges = heads.filter(isHeld).map((part) => part.getBoundingClientRect().left);
      const end = Math.min(box?.right ?? 0, ...edges);
      return heads
        .filter((part) => !isHeld(part))
        .map((part) => ({ text: part.innerText, ...part.getBoundingClientRect().toJSON() }))
        .filter(({ left, right }) => left < end - 1 && right > end + 1)
        .map(({ text }) => text);
    });
  for (const width of [960, 1100, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(faults, { message: `at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  // The sidebar comes back a moment after the window was last narrow.
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect.poll(faults).toEqual([]);
  const table = page.getByRole('region').filter({ has: page.getByRole('table') });
  const x = (await boxOf(head(page, second))).x;
  await table.evaluate((box) => {
    box.scrollLeft = 400;
  });
  expect((await boxOf(head(page, second))).x).toBe(x);
  const frozen = await boxOf(head(page, second));
  expect((await boxOf(head(page, third))).x).toBeLessThan(frozen.x + frozen.width);
  const cell = page.getByRole('row').nth(1).getByRole('cell').nth(titles.indexOf(second));
  expect((await boxOf(cell)).x).toBe(x);
  await page.reload();
  await table.evaluate((box) => {
    box.scrollLeft = 400;
  });
  expect((await boxOf(head(page, second))).x).toBe(x);
});
