import { expect, test } from './fixtures.ts';
import { button, choose, row, toggle } from './parts.ts';

/** Lists are searched also by a record that is off: what belongs to it is still there. */

const venueLists = [
  '/merchant/scenic/resorts/list',
  '/merchant/hotel/hotels/list',
  '/merchant/hotel/rooms/list',
  '/merchant/homestay/homestays/list',
  '/merchant/homestay/rooms/list',
];

test('venues and rooms are found by a disabled merchant, and a link to them names it', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  for (const path of venueLists) {
    // No row has this name, so the condition has the merchant's name from its own list.
    await page.goto(`${path}?merchantId=3&name=无`);
    const search = page.getByRole('search');
    await expect(search.getByRole('combobox', { name: '所属商户' })).toHaveValue('旧港旅行');
    await search.getByRole('button', { name: '重置' }).click();
    await choose(search, '所属商户', '旧港旅行');
  }
});

test('users are found by a role that is off, also by those of a company', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto('/account/manage/user-list');
  await button(page, '展开').click();
  await choose(page.getByRole('search'), '角色', '渠道试用');
  await signInAs('merchantManager');
  await page.goto('/account/manage/role-list');
  await toggle(page, '启用夜班前台').click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto('/account/manage/user-list');
  await choose(page.getByRole('search'), '角色', '夜班前台');
});

test('merchants are found by a category that is off', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto('/merchant/manage/setting/classify');
  await toggle(page, '启用综合度假').click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto('/merchant/manage/setting/list');
  const search = page.getByRole('search');
  await choose(search, '分类', '综合度假');
  await search.getByRole('button', { name: '查询' }).click();
  await expect(row(page, '南海假日')).toBeVisible();
});

test('members, their accounts and points are found by a grade that is off, and the number of its members leads to them', async ({
  page,
  signInAs,
  system,
}) => {
  const body = { data: { enable: 0 } };
  await system.call('member-grades/enable/2', body, await system.tokenOf('superAdmin'));
  await signInAs('superAdmin');
  for (const path of [
    '/member/member-manage/member-list',
    '/finance/member-account-manage/member-account-list',
    '/finance/member-account-manage/member-point-list',
  ]) {
    await page.goto(`${path}?gradeId=2`);
    const search = page.getByRole('search');
    await expect(search.getByRole('combobox', { name: '会员等级' })).toHaveValue('银卡会员');
    await search.getByRole('button', { name: '重置' }).click();
    await choose(search, '会员等级', '银卡会员');
  }
});
