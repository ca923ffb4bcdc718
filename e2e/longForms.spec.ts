import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from './fixtures.ts';
import { choose, dialog, row } from './parts.ts';
import { fillHotel } from './venueForms.ts';

/** Long forms: the index of their sections, two short fields in a row, Ctrl+S. */

const form = '/merchant/hotel/hotels/add';
const index = (page: Page) => page.getByRole('navigation', { name: '表单分区' });
const entry = (page: Page, title: string) =>
  index(page).getByRole('button', { name: new RegExp(`^${title}`) });
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
const current = (page: Page) => index(page).locator('[aria-current]');
const top = async (page: Page, label: string) =>
  (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0;

test.beforeEach(({ signInAs }) => signInAs('superAdmin'));

test('shows in each section how many fields are missing and whether any are changed', async ({ page }) => {
  await page.goto(form);
  await expect(index(page).getByRole('button')).toHaveText([
    /^酒店信息\D*4/,
    /^位置与电话\D*5/,
    /^入住须知$/,
    /^图文与设施\D*2/,
    /^展示设置$/,
  ]);
  await page.getByLabel('酒店名称').fill('湖滨新馆');
  await expect(entry(page, '酒店信息')).toHaveAccessibleName('酒店信息 已修改 3 项待填写或修正');
  await page.getByLabel('开业年份').fill('1900');
  await expect(entry(page, '酒店信息')).toHaveAccessibleName(/ 4 项/);

  await page.goto('/merchant/hotel/hotels/list');
  await row(page, '云栖湖度假酒店').getByText('编辑').click();
  await expect(entry(page, '图文与设施')).toHaveAccessibleName('图文与设施');
  await page.getByLabel('简介').fill('湖边。');
  await expect(entry(page, '图文与设施')).toHaveAccessibleName('图文与设施 已修改');
  await expect(entry(page, '酒店信息')).toHaveAccessibleName('酒店信息');
});

test('leads to a section by click and by key, and marks the present one', async ({ page }) => {
  await page.goto(form);
  await expect(current(page)).toHaveText(/^酒店信息/);
  await entry(page, '图文与设施').click();
  await expect(section(page, '图文与设施').getByRole('heading', { name: '图文与设施' })).toBeInViewport();
  await expect(section(page, '图文与设施').locator(':focus')).toHaveCount(1);
  await expect(current(page)).toHaveText(/^图文与设施/);

  await page.keyboard.press('Alt+PageUp');
  await expect(page.getByLabel('入住时间')).toBeFocused();
  await expect(current(page)).toHaveText(/^入住须知/);
  await page.keyboard.press('Alt+PageDown');
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByLabel('排序')).toBeFocused();
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByLabel('排序')).toBeFocused();

  // The index is one tab stop before the fields; arrow keys move inside it.
  await current(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('入住时间')).toBeFocused();

  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -10_000);
  await expect(current(page)).toHaveText(/^酒店信息/);
});

test('Ctrl+S saves, or leads to the first fault', async ({ page, system }) => {
  await page.goto(form);
  await fillHotel(page);
  await page.getByLabel('排序').focus();
  await page.keyboard.press('Control+s');
  // 所属商户 is far above the present scroll position.
  await expect(page.getByRole('combobox', { name: '所属商户' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toBeInViewport();
  await expect(current(page)).toHaveText(/^酒店信息/);
  await choose(page, '所属商户', '悦途酒店集团');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/hotels\/list/);
  expect((await system.journal()).filter(({ endpoint }) => endpoint === 'hotels.add')).toHaveLength(1);
});

test('Ctrl+S saves a tag that is still being typed, as a click on the button does', async ({
  page,
  system,
}) => {
  await page.goto('/merchant/hotel/hotels/add?id=1');
  await page.getByLabel('标签', { exact: true }).fill('亲子优选');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/hotels\/list/);
  const { data } = await system.call('hotels/get/1', undefined, await system.tokenOf('superAdmin'));
  expect((data as { tags: string[] }).tags).toContain('亲子优选');
});

test('Ctrl+S waits while a dialog is open', async ({ page, system }) => {
  await page.goto('/merchant/hotel/hotels/list');
  await row(page, '云栖湖度假酒店').getByText('编辑').click();
  await expect(index(page)).toBeVisible();
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(page.getByLabel('原密码', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByLabel('品牌').fill('湖滨');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/hotels\/list/);
  const saved = (await system.journal()).filter(({ endpoint }) => endpoint === 'hotels.update');
  expect(saved.map(({ body }) => body)).toEqual([expect.objectContaining({ brand: '湖滨' })]);
});

test('short fields stand two in a row from 1280 pixels, and the list is a bar where there is no room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(form);
  expect(await top(page, '开业年份')).toBe(await top(page, '装修年份'));
  expect(await top(page, '详细地址')).toBeLessThan(await top(page, '经度'));
  await page.setViewportSize({ width: 1279, height: 800 });
  expect(await top(page, '开业年份')).toBeLessThan(await top(page, '装修年份'));

  await page.setViewportSize({ width: 960, height: 800 });
  await entry(page, '图文与设施').click();
  const bar = await index(page).boundingBox();
  const heading = await page.getByRole('heading', { name: '图文与设施' }).boundingBox();
  expect(bar?.y).toBeLessThan(116);
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(heading?.y).toBeLessThan(236);
});

test('no line of the form shows between the bar of sections and the top of the page', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto(form);
  await page.getByLabel('简介').focus();
  const main = page.getByRole('main');
  const distance = async () =>
    ((await index(page).boundingBox())?.y ?? 0) - ((await main.boundingBox())?.y ?? 0);
  await expect.poll(distance).toBe(0);
});

test('a page of one section has no list', async ({ page }) => {
  await page.goto('/setting/system-setting/basic-config');
  await expect(page.getByLabel('客服电话')).toBeVisible();
  await expect(index(page)).toHaveCount(0);
});

test('axe finds nothing in the list, before and after a refused save', async ({ page }) => {
  for (const width of [1440, 960]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(form);
    await page.getByLabel('品牌').fill('新');
    await page.keyboard.press('Control+s');
    await expect(page.getByLabel('酒店名称')).toBeFocused();
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.body.setAttribute('theme-mode', theme), mode);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('nav[aria-label="表单分区"]')
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  }
});
