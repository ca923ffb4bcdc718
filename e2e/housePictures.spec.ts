import { expect, test } from './fixtures.ts';
import { button, confirm } from './parts.ts';
import { file, png } from './pictures.ts';

/** Each picture of a hotel has a picture group (domain design, section 8.4). */

test('each picture of a hotel has a picture group; a new one gets that of the last one', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/merchant/hotel/hotels/add?id=1');
  const group = (n: number) => page.getByRole('combobox', { name: new RegExp(`^图片分组.*${n}`) });
  await expect(group(2)).toHaveValue('20');
  await group(2).selectOption('餐厅');
  await page.getByLabel('图片', { exact: true }).setInputFiles(file('pool.png', png(60, 50)));
  await expect(group(4)).toHaveValue('30');
  await group(4).selectOption('设施');
  const sent = page.waitForRequest(/hotels\/update\/1/);
  await page.getByRole('button', { name: '确定' }).click();
  const { data } = (await sent).postDataJSON() as {
    data: { pictures: { covered: boolean; group: number }[] };
  };
  expect(data.pictures.map(({ covered, group: code }) => [covered, code])).toEqual([
    [true, 10],
    [false, 40],
    [false, 30],
    [false, 50],
  ]);
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto('/merchant/hotel/hotels/add?id=1');
  await expect(group(4)).toHaveValue('50');
});

for (const [noun, path] of [
  ['a scenic spot', '/merchant/scenic/resorts/add?id=1'],
  ['a hotel', '/merchant/hotel/hotels/add?id=1'],
] as const)
  test(`the cover of ${noun} can be unset; saving asks for one then`, async ({ page, signInAs }) => {
    await signInAs('superAdmin');
    await page.goto(path);
    await button(page, '取消封面 图片 1').click();
    await expect(page.getByRole('button', { name: /^取消封面/ })).toHaveCount(0);
    await Promise.all([expect(page.getByText('请设置封面图')).toHaveCount(2), confirm(page).click()]);
    await button(page, '设为封面 图片 2').click();
    await expect(page.getByRole('button', { name: /^取消封面/ })).toHaveCount(1);
    await button(page, '删除图片 图片 2').click();
    await expect(button(page, '取消封面 图片 1')).toBeVisible();
  });
