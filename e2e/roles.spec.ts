import { expect, test } from './fixtures.ts';
import { button, confirm, dialog, row, toggle } from './parts.ts';

const list = '/account/manage/role-list';

test('the list shows for whom a role is, how much it allows and who has it', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await expect(page.getByRole('columnheader')).toHaveText([
    '角色名称',
    '适用类型',
    '所属单位',
    '权限数',
    '用户数',
    '状态',
    '备注',
    '创建时间',
    '操作',
  ]);
  await expect(row(page, '夜班前台')).toContainText('商户管理员悦途酒店集团41');
  await expect(row(page, '公司管理员')).toContainText('项目管理员-121');
  await row(page, '景区检票').getByRole('link', { name: '1' }).click();
  await expect(page).toHaveURL('/account/manage/user-list?roleId=12');
  await expect(row(page, '阮清越')).toBeVisible();
});

test('copies a role under a name of its own', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '复制 夜班前台').click();
  await expect(page.getByText('确定复制角色“夜班前台”吗？')).toBeVisible();
  await confirm(page).click();
  await expect(row(page, '夜班前台副本')).toContainText('悦途酒店集团40');
  await button(page, '夜班前台副本').click();
  await expect(dialog(page).getByRole('row', { name: '酒店订单' })).toHaveText(
    '酒店订单查看、管理（负责资源）',
  );
  await expect(dialog(page).getByRole('region', { name: '操作记录' })).toContainText(
    '周明慧 复制角色来自 夜班前台',
  );
});

test('a role in use cannot be deleted, one that nobody has can', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '删除 前台').click();
  await confirm(page).click();
  await expect(page.getByText('该角色下存在用户，无法删除')).toBeVisible();
  await expect(button(page, '前台')).toBeVisible();
  await button(page, '删除 短信核对').click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(button(page, '短信核对')).toHaveCount(0);
});

test('a unit uses the shared roles, and changes its own only', async ({ page, signInAs }) => {
  await signInAs('merchantManager');
  await page.goto(list);
  await expect(page.getByRole('columnheader', { name: '适用类型' })).toHaveCount(0);
  await expect(row(page, '景区检票')).toHaveCount(0);
  const shared = page.getByRole('row').filter({ has: button(page, '前台') });
  await expect(shared.getByRole('button')).toHaveText(['前台', '复制']);
  await expect(toggle(page, '启用前台')).toHaveAccessibleDescription('您的权限不包括这条数据');
  await expect(row(page, '夜班前台').getByRole('button')).toHaveText(['夜班前台', '编辑', '复制', '删除']);
  await toggle(page, '启用夜班前台').click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(toggle(page, '启用夜班前台')).not.toBeChecked();
});

test('a failing list says so and is tried again', async ({ page, signInAs, system, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await signInAs('platformAdmin');
  await system.control('faults', { endpoint: 'roles.list', kind: 'status', value: -1099, times: 1 });
  await page.goto(list);
  await expect(page.getByText('数据加载失败')).toBeVisible();
  await button(page, '重试').click();
  await expect(row(page, '夜班前台')).toBeVisible();
});
