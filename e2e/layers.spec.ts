import { expect, type Page, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { button, dialog, list } from './parts.ts';

/** Layers over the page: the one opened last closes first, and the ones below close or wait (look.md). */

const hotels = '/merchant/hotel/hotels/list';
const leads = '/estate/project-company/estate-booking-list';
const palette = (page: Page) => page.getByRole('combobox', { name: '搜索页面、记录和操作' });
const results = (page: Page) => page.getByRole('listbox', { name: '搜索结果' });
const menu = (page: Page) => page.getByRole('menu');

/** The layers that can be open when the menu search is opened, with their buttons. */
const light: [
  name: string,
  opener: (page: Page) => ReturnType<typeof button>,
  shown: (page: Page) => ReturnType<typeof menu>,
][] = [
  ['the menu of a row', (page) => button(page, '更多 云栖湖度假酒店'), menu],
  ['the menu of the account', (page) => page.getByRole('button', { name: /您好/ }), menu],
  ['the columns of a table', (page) => button(page, '列设置'), dialog],
  [
    'a list to choose from',
    (page) => list(page, '星级'),
    (page) => page.getByRole('listbox', { name: '星级' }),
  ],
];

for (const [name, opener, shown] of light) {
  test(`${name} gives way to the menu search, and gets the focus back`, async ({ page, signInAs }) => {
    await signInAs('superAdmin');
    await page.goto(hotels);
    await opener(page).click();
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(shown(page)).toHaveCount(0);
    await expect(palette(page)).toBeFocused();
    await page.keyboard.type('短信');
    await expect(results(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(results(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test('a menu closes when another one opens, and the menu search when a menu opens', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(hotels);
  await palette(page).click();
  await page.keyboard.type('短信');
  await expect(results(page)).toBeVisible();
  await button(page, '列设置').click();
  await expect(results(page)).toBeHidden();
  await button(page, '更多 云栖湖度假酒店').click();
  await expect(dialog(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page, '更多 云栖湖度假酒店')).toBeFocused();
});

test('keys of the page do nothing while a dialog is open, and one Escape closes one layer', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/home-banner-list?banner=add');
  const title = dialog(page).getByLabel('轮播图名称');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(title).toBeFocused();
  await list(page, '跳转类型').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await title.fill('新的');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '内容尚未保存，确定离开吗？' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('新的');
});

test('a second click before a dialog has come opens no second one and adds no step of Back', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(leads);
  const add = button(page, '登记线索');
  await expect(add).toBeVisible();
  const details = page.getByRole('row').nth(1).getByRole('button', { name: /^详情/ });
  await expect(details).toBeVisible();
  const release = await hold(page, '**/assets/*.js');
  await add.click();
  await expect(page).toHaveURL(`${leads}?add=1`);
  await add.click();
  await details.click();
  release();
  await expect(page.getByRole('dialog', { name: '登记线索' })).toBeVisible();
  await expect(page).toHaveURL(`${leads}?add=1`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(leads);
});

test('the drawer of a narrow window closes for the menu search', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await signInAs('superAdmin');
  await page.goto(hotels);
  await button(page, '打开菜单').click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden();
  await expect(palette(page)).toBeFocused();
});

test('messages appear inside the open dialog, where screen readers announce them', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/home-banner-list?banner=1');
  const title = dialog(page).getByLabel('轮播图名称');
  await title.fill('');
  await title.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('请输入轮播图名称');
  await title.fill('云栖湖冬雪');
  await title.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '操作成功' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a file chooser that is left without a file leaves the dialog open', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/setting/system-setting/home-banner-list?banner=add');
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
  await dialog(page).locator('input[type=file]').dispatchEvent('cancel');
  await expect(page).toHaveURL(/banner=add/);
  await expect(dialog(page)).toBeVisible();
});
