import { expect, type Page, type System, test } from './fixtures.ts';
import { button, confirm, dialog, fill, row } from './parts.ts';

/** Somebody else saved first (-1007): a bar says so until the conflict is resolved, both versions can be compared, and one of them is taken. */

const hotel = '/merchant/hotel/hotels/add?id=1';
const banners = '/setting/system-setting/home-banner-list';
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: '您的内容尚未保存' });
const conflict = (page: Page) => page.getByRole('dialog', { name: '数据已被修改' });
const side = (page: Page, name: string) => conflict(page).getByRole('region', { name });

/** Another user saves the record over its present version. */
async function saveAsOther(system: System, path: string, id: string, change: object) {
  const token = await system.tokenOf('platformAdmin');
  const [get, update] = path.split(' ') as [string, string];
  const { data } = await system.call(`${get}/${id}`, {}, token);
  const body = { data: { ...(data as object), ...change } };
  expect((await system.call(`${update}/${id}`, body, token)).status).toBe(1);
}
const otherHotel = (system: System, change: object) =>
  saveAsOther(system, 'hotels/get hotels/update', '1', change);

test('a page shows both versions of what differs, and saves over the other one after a question', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(hotel);
  await fill(page, { 详细地址: '新址1号', 品牌: '我的牌子' });
  await otherHotel(system, { address: '他处2号', starLevel: 10, totalRooms: 91 });
  await confirm(page).click();
  // The bar is in view, however long the form is and wherever the user has scrolled.
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // The bar does not disappear by itself, and the input stays.
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeHidden({ timeout: 10_000 });
  await expect(bar(page)).toBeVisible();
  await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');

  await button(page, '查看差异').click();
  const theirs = side(page, '对方保存的');
  const mine = side(page, '我填写的');
  await expect(theirs.getByLabel('详细地址')).toHaveValue('他处2号');
  await expect(mine.getByLabel('详细地址')).toHaveValue('新址1号');
  await expect(theirs.getByLabel('总房量')).toHaveValue('91');
  await expect(mine.getByLabel('品牌')).toHaveValue('我的牌子');
  await expect(theirs.getByRole('combobox', { name: '星级' })).toContainText('经济型');
  await expect(theirs.getByLabel('详细地址')).toBeDisabled();
  // Only what differs.
  await expect(mine.getByLabel('酒店名称')).toHaveCount(0);
  await expect(mine.getByRole('heading', { name: '基本信息' })).toBeHidden();

  await button(page, '用我的内容覆盖').click();
  await page
    .getByRole('dialog', { name: '确定用您的内容覆盖对方保存的内容吗？' })
    .getByRole('button', { name: '用我的内容覆盖' })
    .click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto(hotel);
  await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');
  await expect(page.getByLabel('总房量')).not.toHaveValue('91');
});

test('a page can take over what the other user saved, edit it further and save it', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(hotel);
  await fill(page, { 详细地址: '新址1号' });
  await otherHotel(system, { address: '他处2号' });
  await confirm(page).click();
  await button(page, '查看差异').click();
  await button(page, '采用对方的内容').click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByLabel('详细地址')).toHaveValue('他处2号');
  await fill(page, { 详细地址: '他处3号' });
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
});

test('a dialog does the same, and looking again shows the newest version', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  await button(page, '编辑 云栖湖秋色正浓').click();
  await dialog(page).getByLabel('轮播图名称').fill('云栖湖冬雪');
  const other = (title: string) =>
    saveAsOther(system, 'slide-images/get-of-mini-home slide-images/update-for-mini-home', '1', { title });
  await other('云栖湖夏荷');
  await confirm(page).click();
  await button(page, '查看差异').click();
  await expect(side(page, '对方保存的').getByLabel('轮播图名称')).toHaveValue('云栖湖夏荷');
  await page.keyboard.press('Escape');
  await expect(conflict(page)).toBeHidden();
  await expect(dialog(page).getByLabel('轮播图名称')).toHaveValue('云栖湖冬雪');
  await other('云栖湖春晓');
  await button(page, '查看差异').click();
  await expect(side(page, '对方保存的').getByLabel('轮播图名称')).toHaveValue('云栖湖春晓');
  await button(page, '用我的内容覆盖').click();
  await button(page, '用我的内容覆盖').last().click();
  await expect(row(page, '云栖湖冬雪')).toBeVisible();
});

test('the comparison shows the rights of a role in both versions', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/account/manage/add-role?id=3');
  await page.getByLabel('备注').fill('两人同改');
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('roles/get/3', {}, token);
  const { rightIds } = data as { rightIds: number[] };
  const update = { ...(data as object), rightIds: rightIds.slice(0, 4) };
  expect((await system.call('roles/update/3', { data: update }, token)).status).toBe(1);
  await confirm(page).click();
  await button(page, '查看差异').click();
  await expect(side(page, '对方保存的').getByRole('checkbox').first()).toBeVisible();
  await expect(side(page, '我填写的').getByLabel('备注')).toHaveValue('两人同改');
});

test('a switch in a list that is out of date reloads the list', async ({ page, system, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(banners);
  await expect(row(page, '云栖湖秋色正浓')).toBeVisible();
  const token = await system.tokenOf('platformAdmin');
  await system.call('slide-images/remove-for-mini-home/1', {}, token);
  await page.getByRole('switch', { name: '启用云栖湖秋色正浓' }).click();
  await expect(page.getByText('数据不存在或已被删除')).toBeVisible();
  await expect(row(page, '云栖湖秋色正浓')).toHaveCount(0);
});
