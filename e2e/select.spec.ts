import { testMoment } from '../contracts/testing/moment.ts';
import { expect, type Page, test } from './fixtures.ts';
import { idle } from './pageClock.ts';

const addBanner = '/setting/system-setting/home-banner-list?banner=add';
const dialog = (page: Page) => page.getByRole('dialog', { name: '添加轮播图' });
const select = (page: Page) => dialog(page).getByRole('combobox', { name: '产品名称' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const scrollDown = (page: Page) =>
  page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight));

/** Opens a select with more hotels than the seed has, answered in the mock's format. Returns the queries; `hold` delays the response to a search. */
async function openSelect(page: Page, hold?: { name: string; until: Promise<unknown> }) {
  const asked: { offset: string | null; limit: string | null; name: string | null }[] = [];
  const all = Array.from({ length: 25 }, (_, at) => ({
    id: `h${at + 1}`,
    name: `云栖酒店${at + 1}号`,
    enabled: 1,
  }));
  await page.route('**/products-hotel/list-all-enabled?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [offset, limit, name] = ['offset', 'limit', 'name'].map((key) => query.get(key)) as [
      string,
      string,
      string | null,
    ];
    asked.push({ offset, limit, name });
    if (hold && name === hold.name) await hold.until;
    const found = all.filter((hotel) => hotel.name.includes(name ?? ''));
    const list = found.slice(Number(offset), Number(offset) + Number(limit));
    await route
      .fulfill({ json: { status: 1, message: '操作成功', data: { count: found.length, list } } })
      .catch(() => undefined);
  });
  await page.goto(addBanner);
  await dialog(page).getByRole('combobox', { name: '跳转类型' }).click();
  await page.getByRole('option', { name: '产品', exact: true }).click();
  await dialog(page).getByRole('combobox', { name: '产品类型' }).click();
  await page.getByRole('option', { name: '酒店' }).click();
  await select(page).click();
  await expect(options(page)).toHaveCount(10);
  return asked;
}
const asks = (offset: number, name: string | null = null) => ({ offset: String(offset), limit: '10', name });

test('scrolling to the end loads 10 more, until --暂无更多数据--', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const asked = await openSelect(page);
  await expect(page.getByText('--暂无更多数据--')).toHaveCount(0);
  await scrollDown(page);
  await expect(options(page)).toHaveCount(20);
  await scrollDown(page);
  await expect(options(page)).toHaveCount(25);
  await expect(page.getByText('--暂无更多数据--')).toBeVisible();
  await scrollDown(page);
  await options(page).last().click();
  await expect(select(page)).toHaveValue('云栖酒店25号');
  expect(asked).toEqual([asks(0), asks(10), asks(20)]);
});

test('the arrow keys reach the next pages too, Enter takes one and does not save the form', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await openSelect(page);
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(20);
  await page.keyboard.press('ArrowDown');
  const highlighted = page.getByRole('option', { name: '云栖酒店11号' });
  await expect(select(page)).toHaveAttribute(
    'aria-activedescendant',
    (await highlighted.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(select(page)).toHaveValue('云栖酒店11号');
  await expect(page.getByText('请输入轮播图名称')).toHaveCount(0);
  expect((await system.journal()).filter(({ endpoint }) => endpoint === 'homeBanners.add')).toHaveLength(0);
});

test('a search waits until typing stops, and says 无数据 where nothing fits', async ({
  clock,
  page,
  signInAs,
}) => {
  await clock.takeTimers();
  await signInAs('superAdmin');
  const asked = await openSelect(page);
  // From here on time passes only when the test moves it.
  await page.clock.pauseAt(testMoment);
  await page.keyboard.type('2');
  await page.clock.runFor(200);
  await page.keyboard.type('5');
  await page.clock.runFor(250);
  expect(asked).toEqual([asks(0)]);
  await page.clock.runFor(100);
  await expect(options(page)).toHaveText(['云栖酒店25号']);
  expect(asked).toEqual([asks(0), asks(0, '25')]);
  await page.keyboard.type('没有');
  await page.clock.runFor(400);
  await expect(page.getByText('无数据')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test('a late answer to an old search never wins', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  let release: (value?: unknown) => void = () => undefined;
  const until = new Promise((resolve) => {
    release = resolve;
  });
  const asked = await openSelect(page, { name: '1', until });
  await page.keyboard.type('1');
  await expect.poll(() => asked.at(-1)?.name).toBe('1');
  const dropped = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('products-hotel/list-all-enabled'),
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.type('25');
  await expect(options(page)).toHaveText(['云栖酒店25号']);
  await dropped;
  release();
  await idle(page);
  await expect(options(page)).toHaveText(['云栖酒店25号']);
});

test('an input method that composes neither searches nor chooses', async ({
  clock,
  page,
  context,
  signInAs,
}) => {
  await clock.takeTimers();
  await signInAs('superAdmin');
  const asked = await openSelect(page);
  const browser = await context.newCDPSession(page);
  for (const text of ['y', 'yu', 'yun']) {
    await browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await expect(select(page)).toHaveValue('yun');
  await page.clock.runFor(2_000);
  for (const key of ['Enter', 'Escape']) {
    await select(page).evaluate(
      (input, pressed) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
  }
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(asked).toEqual([asks(0)]);
  await browser.send('Input.insertText', { text: '云栖' });
  await expect(select(page)).toHaveValue('云栖');
  await page.clock.runFor(400);
  await expect.poll(() => asked).toEqual([asks(0), asks(0, '云栖')]);
  await expect(options(page)).toHaveCount(10);
});
