import { incomeStatus } from '#contracts/enums/finance.ts';
import { refundStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, confirm, dialog, more, toggle } from './parts.ts';
import { refundIn, stateOf } from './tradeScenes.ts';

/** Screens explain missing rights. */

const bannerList = '/setting/system-setting/home-banner-list';

test('a locked switch names the missing right, to the pointer, by keyboard and to a screen reader', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('support');
  await page.goto(bannerList);
  const missing = '缺少权限：管理首页轮播';
  const first = toggle(page, '启用云栖湖秋色正浓');
  await expect(first).toBeDisabled();
  await expect(first).toHaveAccessibleDescription(missing);
  await first.hover();
  await expect(page.getByRole('tooltip')).toHaveText(missing);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await first.focus();
  await expect(page.getByRole('tooltip')).toHaveText(missing);
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  expect((await system.journal()).some(({ endpoint }) => endpoint === 'homeBanners.enable')).toBe(false);
});

test('/401 names the right in its scopes as somebody of the kind can have it', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/product/hotel/list');
  await expect(page.getByRole('heading', { name: '没有访问权限：酒店产品列表' })).toBeVisible();
  await expect(page.getByText('缺少权限：查看酒店产品（全部或负责资源）')).toBeVisible();
  await signInAs('frontDesk');
  await page.goto('/merchant/hotel/hotels/list');
  await expect(page.getByText('缺少权限：查看酒店（本单位或负责资源）')).toBeVisible();
  await page.goto(bannerList);
  await expect(page.getByText('该功能不对商户管理员开放：查看首页轮播')).toBeVisible();
});

test('the words of rights follow the language', async ({ page, signInAs, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await signInAs('support');
  await page.goto('/product/hotel/list');
  await expect(
    page.getByText('Missing right: View hotel products (all or assigned resources)'),
  ).toBeVisible();
});

const roles = '/account/manage/role-list';
const bar = (page: Page) => page.getByRole('complementary', { name: '角色预览' });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link');

test('a preview shows menu, guards and actions of the role; the bar stays, and one click ends it', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${roles}?page=2`);
  await more(page, '客服', '以该角色预览');
  await expect(bar(page)).toContainText('正在以角色“客服”（系统管理员）预览。');
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('您好，林知远')).toBeVisible();
  await expect(mainMenu(page)).toHaveText(['首页', '置业', '会员', '订单', '设置']);
  await page.getByRole('link', { name: '设置', exact: true }).click();
  await page.getByRole('link', { name: '首页轮播图', exact: true }).first().click();
  const first = toggle(page, '启用云栖湖秋色正浓');
  await expect(first).toHaveAccessibleDescription('缺少权限：管理首页轮播');
  await expect(button(page, '添加轮播图')).toHaveCount(0);
  await page.getByRole('combobox', { name: '搜索页面、记录和操作' }).fill('角色');
  await expect(page.getByText('没有匹配的结果')).toBeVisible();
  await button(page, '退出预览').click();
  await expect(page).toHaveURL(`${roles}?page=2`);
  await expect(bar(page)).toHaveCount(0);
  await expect(mainMenu(page)).toHaveText([
    '首页',
    '置业',
    '商户',
    '产品',
    '会员',
    '订单',
    '财务',
    '统计',
    '账号',
    '设置',
  ]);
});

test('in a preview 待办 has only what the role may do', async ({ page, signInAs, system }) => {
  await refundIn(system, 'hotel', refundStatus.toAudit);
  await stateOf(system, 'an income is in a status', { status: incomeStatus.toAudit });
  await signInAs('superAdmin');
  await page.goto('/home');
  const todo = page.getByRole('region', { name: '待办' });
  for (const work of ['酒店待审核退款', '待审核收入']) await expect(todo).toContainText(work);
  await page.goto(roles);
  await page.getByLabel('角色名称').fill('财务');
  await button(page, '查询').click();
  // Sees orders and refunds, and handles neither.
  await more(page, '财务', '以该角色预览');
  await expect(page).toHaveURL('/home');
  await expect(todo).toContainText('待审核收入');
  await expect(todo).not.toContainText('退款');
  await button(page, '退出预览').click();
  await page.goto('/home');
  await expect(todo).toContainText('酒店待审核退款');
});

test('in a preview nothing is written: the calls never leave the browser', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(roles);
  await page.getByLabel('角色名称').fill('运营');
  await button(page, '查询').click();
  await more(page, '运营', '以该角色预览');
  // The menu of the list before has the same entry.
  await expect(page).toHaveURL('/home');
  await mainMenu(page).getByText('设置').click();
  await toggle(page, '启用云栖湖秋色正浓').click();
  await expect(page.getByText('预览中不能修改数据')).toBeVisible();
  await expect(toggle(page, '启用云栖湖秋色正浓')).toBeChecked();
  await button(page, '编辑 云栖湖秋色正浓').click();
  await dialog(page).getByLabel('轮播图名称').fill('改名');
  await confirm(page).click();
  await expect(page.getByText('预览中不能修改数据').last()).toBeVisible();
  // Input cannot be saved in a preview, so leaving asks no question.
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, '退出预览').click();
  await expect(bar(page)).toHaveCount(0);
  const calls = (await system.journal()).map(({ endpoint }) => endpoint);
  expect(calls.filter((name) => /\.(enable|update|remove|add)/.test(name ?? ''))).toEqual([]);
});

test('a preview of a merchant role shows the screens of a merchant user with data that the viewer may read', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${roles}?belongType=30`);
  await more(page, '商户店长', '以该角色预览');
  await expect(mainMenu(page)).toHaveText(['首页', '商户', '产品', '订单', '统计', '账号']);
  await mainMenu(page).getByText('产品').click();
  await expect(page.getByRole('heading', { name: '门票产品列表', level: 1 })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '所属商户' })).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await mainMenu(page).getByText('商户').click();
  await expect(page.getByText('该页面显示所属单位的数据，预览中没有所属单位').last()).toBeVisible();
  await page.goBack();
  expect((await system.journal()).some(({ endpoint }) => endpoint?.endsWith('OfOwn'))).toBe(false);
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '所属商户' })).toHaveCount(1);
});

test('in a preview of a role without the right the page leads to /401, and the bar leads back', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${roles}?enabled=1`);
  await more(page, '短信核对', '以该角色预览');
  await expect(mainMenu(page)).toHaveText(['首页', '设置']);
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page.getByText('缺少权限：查看角色（全部或负责资源）')).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await button(page, '退出预览').click();
  await expect(page).toHaveURL(`${roles}?enabled=1`);
});
