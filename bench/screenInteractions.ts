import type { Locator, Page } from '@playwright/test';

/** What users do on every screen, found by role, so that a new screen needs no line here. */

/** Makes an input under the name of the interaction, and waits until the page is at rest. */
export type Act = (name: string, input: () => Promise<unknown>) => Promise<void>;

/** How many dialogs and menus of the page, and how many of a row, are opened. */
const most = { page: 4, row: 3, fields: 2 };

/** What takes time of its own, such as a file, and what leaves the console. */
const leftOut = /^(导出|打印|选择文件|上传|退出登录|以该角色预览)/;

async function some(all: Locator, count: number): Promise<Locator[]> {
  const shown = all.filter({ visible: true });
  const there = Math.min(count, await shown.count());
  return Array.from({ length: there }, (_, at) => shown.nth(at));
}

/** Does something with the first of the elements, if there is one that can be used. */
async function withFirst(all: Locator, use: (element: Locator) => Promise<void>) {
  const [first] = await some(all, 1);
  if (first && (await first.isEnabled())) await use(first);
}

const nameOf = (element: Locator) =>
  element.evaluate((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().split(/\s/)[0]);

/** Opens lists, dialogs and menus and closes them again. `back` returns from another page. */
async function openEach(page: Page, act: Act, all: Locator[], back: () => Promise<void>) {
  for (const element of all) {
    if (!(await element.isVisible()) || (await element.isDisabled())) continue;
    const name = await nameOf(element);
    if (leftOut.test(name ?? '')) continue;
    await act(`open ${name}`, () => element.click());
    await act(`close ${name}`, () => page.keyboard.press('Escape'));
    await back();
  }
}

/** Search, status tab, sorting, paging, switch. */
async function tryList(page: Page, act: Act) {
  const content = page.locator('#content');
  const search = content.getByRole('search');
  await withFirst(search.locator('input.semi-input:not([role])'), async (field) => {
    await act('search: field', () => field.click());
    await act('search: type', () => page.keyboard.type('1'));
    await act('search: Enter', () => page.keyboard.press('Enter'));
  });
  await withFirst(search.getByRole('button', { name: '重置' }), (reset) =>
    act('search: reset', () => reset.click()),
  );
  for (const way of ['descending', 'ascending', 'none'])
    await withFirst(content.locator('th button'), (head) => act(`sort ${way}`, () => head.click()));
  const paging = content.getByRole('navigation', { name: '分页' });
  for (const way of ['下一页', '上一页'])
    await withFirst(paging.getByRole('button', { name: way }), (step) => act(way, () => step.click()));
  const tabs = content.getByRole('tab');
  if ((await tabs.count()) > 1)
    for (const at of [1, 0]) await act(`tab ${at + 1}`, () => tabs.nth(at).click());
}

const switchOf = (page: Page) => page.locator('tbody [role=switch]:not([aria-disabled=true])');

/** Everything that the screen offers. `back` opens it again after an interaction led away from it. */
export async function tryScreen(page: Page, act: Act, back: () => Promise<void>) {
  const content = page.locator('#content');
  await tryList(page, act);
  const fields = content.getByRole('search').locator('[role=combobox]');
  await openEach(page, act, await some(fields, most.fields), back);
  const outside = content.locator('button:not(table *, form *, nav *, article *, [role=tab], [role=switch])');
  await openEach(page, act, await some(outside, most.page), back);
  const ofRow = content.locator('tbody tr, article').first().locator('button:not([role])');
  await openEach(page, act, await some(ofRow, most.row), back);
  await withFirst(switchOf(page), async (toggle) => {
    await act('switch', () => toggle.click());
    await act('switch: question', () => page.keyboard.press('Escape'));
  });
  await tryForm(page, act);
}

/** Types into the first field of a form, opens its first list, and sends it. */
async function tryForm(page: Page, act: Act) {
  const form = page.locator('#content form:not([role=search])');
  await withFirst(form.locator('input.semi-input:not([role])'), async (field) => {
    await act('field', () => field.click());
    await act('type', () => page.keyboard.press('1'));
    await act('type', () => page.keyboard.press('Backspace'));
  });
  await withFirst(form.locator('[role=combobox]'), async (list) => {
    await act('open a list', () => list.click());
    await act('close a list', () => page.keyboard.press('Escape'));
  });
  await withFirst(form.locator('button[type=submit]'), (save) => act('save', () => save.click()));
}
