import { expect, type Page, type System, test } from './fixtures.ts';
import { button, confirm, dialog, expectAboveButtons, fill, row } from './parts.ts';

/** Somebody else saved first (-1007): a bar says so until the conflict is resolved, what only one side changed is merged, and the rest is chosen. */

const hotel = '/merchant/hotel/hotels/add?id=1';
const banners = '/setting/system-setting/home-banner-list';
const bar = (page: Page) => page.getByRole('alert').filter({ hasText: '您的内容尚未保存' });
const conflict = (page: Page) => page.getByRole('dialog', { name: '数据已被修改' });
/** What is to be chosen, and one of its versions. */
const choice = (page: Page, name: string) => conflict(page).getByRole('group', { name, exact: true });
const version = (page: Page, of: string, name: string) =>
  choice(page, of).getByRole('group', { name, exact: true });
const choose = (page: Page, of: string, name: string) =>
  choice(page, of).getByRole('radio', { name }).check();

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

test('a page takes over what only one side changed, lets choose the rest, and saves the merged record', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(hotel);
  await fill(page, { 详细地址: '新址1号', 品牌: '我的牌子' });
  await otherHotel(system, { address: '他处2号', starLevel: 10, totalRooms: 91 });
  await confirm(page).click();
  // The dialog opens by itself; who leaves it keeps the form.
  await expect(conflict(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // The bar is in view, however long the form is and wherever the user has scrolled.
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // The bar does not disappear by itself, and the input stays.
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeHidden({ timeout: 10_000 });
  await expect(bar(page)).toBeVisible();
  await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');

  await button(page, '查看差异').click();
  for (const [name, value] of [
    ['对方保存的', '他处2号'],
    ['我填写的', '新址1号'],
  ] as const)
    await expect(version(page, '详细地址', name).getByLabel('详细地址')).toHaveValue(value);
  const was = version(page, '详细地址', '原来的').getByLabel('详细地址');
  await expect(was).toBeDisabled();
  await expect(was).not.toHaveValue(/1号|他处/);
  // Who it was, and when.
  await expect(conflict(page).getByRole('list', { name: '对方的操作' }).getByRole('listitem')).toHaveText(
    /周明慧.*编辑酒店|编辑酒店.*周明慧/,
  );
  await expect(conflict(page).getByRole('list', { name: '对方的操作' })).toContainText(/\d\d:\d\d/);
  // Only what both changed is to be chosen; what only the other one changed is named, and shown on demand.
  await expect(conflict(page).getByRole('radio')).toHaveCount(2);
  const taken = conflict(page).getByText('只有对方修改的内容已并入：星级、总房量');
  await expect(conflict(page).getByLabel('总房量')).toHaveCount(0);
  await taken.click();
  await expect(conflict(page).getByLabel('总房量')).toHaveValue('91');
  await expect(conflict(page).getByRole('combobox', { name: '星级' })).toContainText('经济型');

  await button(page, '合并并保存').click();
  await expect(conflict(page).getByRole('alert')).toHaveText('请为每一项选择保留的内容');
  // The first choice that is open has the focus; its versions are reached by arrow keys.
  await expect(choice(page, '详细地址').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, '详细地址').getByRole('radio', { name: '我填写的' })).toBeChecked();
  await expect(conflict(page).getByRole('alert')).toBeHidden();
  await button(page, '合并并保存').click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto(hotel);
  await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');
  await expect(page.getByLabel('总房量')).toHaveValue('91');
  await expect(page.getByLabel('品牌')).toHaveValue('我的牌子');
});

test('the merged values can be put into the form, edited further and saved; a third change meets the newest version', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(hotel);
  await fill(page, { 详细地址: '新址1号' });
  await otherHotel(system, { address: '他处2号' });
  await confirm(page).click();
  await choose(page, '详细地址', '对方保存的');
  await button(page, '填入表单').click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByLabel('详细地址')).toHaveValue('他处2号');
  await fill(page, { 详细地址: '他处3号' });
  await otherHotel(system, { address: '他处4号' });
  await confirm(page).click();
  await expect(version(page, '详细地址', '原来的').getByLabel('详细地址')).toHaveValue('他处2号');
  await choose(page, '详细地址', '我填写的');
  await button(page, '合并并保存').click();
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
  const theirs = () => version(page, '轮播图名称', '对方保存的').getByLabel('轮播图名称');
  await other('云栖湖夏荷');
  await confirm(page).click();
  await expect(theirs()).toHaveValue('云栖湖夏荷');
  await page.keyboard.press('Escape');
  await expect(conflict(page)).toBeHidden();
  await expectAboveButtons(page, bar(page));
  await expect(dialog(page).getByLabel('轮播图名称')).toHaveValue('云栖湖冬雪');
  await other('云栖湖春晓');
  await button(page, '查看差异').click();
  await expect(theirs()).toHaveValue('云栖湖春晓');
  await choose(page, '轮播图名称', '我填写的');
  await button(page, '合并并保存').click();
  await expect(row(page, '云栖湖冬雪')).toBeVisible();
});

test('rows merge by row: those of one side are taken over, one that both changed is chosen', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  const address = '/merchant/hotel/rooms/add?id=1';
  const token = await system.tokenOf('platformAdmin');
  const { data } = await system.call('hotel-rooms/get/1', {}, token);
  const room = data as { beds: { bedType: number; width: number; count: number }[]; version: number };
  const bed = (width: number, count = 1) => ({ bedType: 10, width, count });
  const save = async (beds: object[], version: number) => {
    const body = { data: { ...room, beds, version } };
    expect((await system.call('hotel-rooms/update/1', body, token)).status).toBe(1);
  };
  await save([bed(100), bed(120), bed(150)], room.version);
  await page.goto(address);
  const widths = page.getByRole('textbox', { name: /床宽/ });
  await expect(widths).toHaveCount(3);
  await widths.nth(0).fill('110');
  await widths.nth(2).fill('160');
  await save([bed(100), bed(120, 2), bed(180)], room.version + 1);
  await confirm(page).click();
  await expect(conflict(page).getByRole('radio')).toHaveCount(2);
  await expect(version(page, '床型 1', '原来的').getByLabel('床宽')).toHaveValue('150');
  await expect(version(page, '床型 1', '对方保存的').getByLabel('床宽')).toHaveValue('180');
  await expect(version(page, '床型 1', '我填写的').getByLabel('床宽')).toHaveValue('160');
  await expect(conflict(page).getByRole('button', { name: /^移除|^删除/ })).toHaveCount(0);
  await choose(page, '床型 1', '对方保存的');
  await button(page, '填入表单').click();
  for (const [at, width] of ['110', '120', '180'].entries()) await expect(widths.nth(at)).toHaveValue(width);
  await expect(page.getByRole('textbox', { name: /床数/ }).nth(1)).toHaveValue('2');
});

test('rights of a role that two people change come together, and the log tells who it was', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/account/manage/add-role?id=3');
  await page.getByLabel('备注').fill('两人同改');
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('roles/get/3', {}, token);
  const { rightIds } = data as { rightIds: number[] };
  const update = { ...(data as object), rightIds: rightIds.slice(0, 4), remark: '对方的备注' };
  expect((await system.call('roles/update/3', { data: update }, token)).status).toBe(1);
  await confirm(page).click();
  await expect(conflict(page).getByRole('list', { name: '对方的操作' }).getByRole('listitem')).toHaveCount(1);
  await conflict(page).getByText('只有对方修改的内容已并入').click();
  await expect(conflict(page).getByRole('checkbox').first()).toBeVisible();
  await choose(page, '备注', '我填写的');
  await button(page, '合并并保存').click();
  await expect(page.getByText('操作成功')).toBeVisible();
  const saved = (await system.call('roles/get/3', {}, token)).data as { rightIds: number[]; remark: string };
  expect(saved).toMatchObject({ rightIds: rightIds.slice(0, 4), remark: '两人同改' });
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
