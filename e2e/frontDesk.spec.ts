import { expect, test } from './fixtures.ts';

/** The screens of the default role 前台: orders of its own houses, and their remaining stock. */

test('the front desk finds the calendar of its own products, read-only', async ({ page, signInAs }) => {
  await signInAs('frontDesk');
  await page.goto('/home');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '产品' }).click();
  await expect(page).toHaveURL('/product/place/list');
  await page.getByRole('link', { name: '酒店产品列表' }).click();
  const houses = page.getByRole('row').getByRole('cell', { name: '云栖湖度假酒店', exact: true });
  await expect(houses.first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount((await houses.count()) + 1);
  await expect(page.getByRole('button', { name: /^(添加|编辑|复制|删除)/ })).toHaveCount(0);

  await page.getByRole('button', { name: '价格库存 高级大床房·含双早' }).click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expect(page.getByRole('button', { name: '批量设置' })).toHaveCount(0);
});
