import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, dialog, fill, more, options, row, toggle } from './parts.ts';

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
  await expect(row(page, '公司管理员')).toContainText('项目管理员-131');
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
  await more(page, '前台', '删除');
  await confirm(page).click();
  await expect(page.getByText('该角色下存在用户，无法删除')).toBeVisible();
  await expect(button(page, '前台')).toBeVisible();
  await more(page, '短信核对', '删除');
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(button(page, '短信核对')).toHaveCount(0);
});

test('the form asks what the switch asks before a role is switched off', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '编辑 前台').click();
  await page.getByRole('switch', { name: '启用', exact: true }).click();
  await confirm(page).click();
  await expect(dialog(page)).toContainText(/\d+ 个用户将立即失去该角色的权限/);
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
});

test('a unit uses the shared roles, and changes its own only', async ({ page, signInAs }) => {
  await signInAs('merchantManager');
  await page.goto(list);
  await expect(page.getByRole('columnheader', { name: '适用类型' })).toHaveCount(0);
  await expect(row(page, '景区检票')).toHaveCount(0);
  const shared = page.getByRole('row').filter({ has: button(page, '前台') });
  await expect(shared.getByRole('button')).toHaveText(['前台', '复制', '对比', '以该角色预览']);
  await expect(toggle(page, '启用前台')).toHaveAccessibleDescription('您的权限不包括这条数据');
  await expect(row(page, '夜班前台').getByRole('button')).toHaveText(['夜班前台', '编辑', '复制', '更多']);
  await toggle(page, '启用夜班前台').click();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(toggle(page, '启用夜班前台')).not.toBeChecked();
});

test('the administrator of a company sees the roles for companies only', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('companyAdmin');
  await page.goto('/account/manage/role-list');
  await expect(page.getByRole('row').filter({ hasText: '置业顾问' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '商户店长' })).toHaveCount(0);
  const called = (await system.journal()).map(({ endpoint }) => endpoint);
  expect(called).toContain('roles.listOfOwnCompany');
  expect(called).not.toContain('roles.list');
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

const add = '/account/manage/add-role';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const scope = (page: Page, area: string, name: string) =>
  page.getByRole('radiogroup', { name: `${area}数据范围`, exact: true }).getByRole('radio', { name });

test('adds a role: managing ticks viewing, one scope for both, a whole module at once', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '添加角色').click();
  await confirm(page).click();
  await expect(page.getByText('请输入角色名称')).toHaveCount(2);
  await expect(page.getByText('请选择适用类型')).toBeVisible();
  await fill(page, { 角色名称: '客房主管', 备注: '早班' });
  await choose(page, '适用类型', '系统管理员');
  await confirm(page).click();
  await expect(page.getByText('请选择权限')).toHaveCount(2);
  await expect(page.getByLabel('搜索权限')).toBeFocused();
  await expect(page.getByLabel('搜索权限')).toHaveAccessibleDescription('请选择权限');

  await box(page, '管理酒店订单').check();
  await expect(box(page, '查看酒店订单')).toBeChecked();
  await expect(scope(page, '酒店订单', '全部')).toBeChecked();
  await scope(page, '酒店订单', '负责资源').check();
  await box(page, '查看酒店订单').uncheck();
  await expect(box(page, '管理酒店订单')).not.toBeChecked();
  await expect(scope(page, '酒店订单', '负责资源')).not.toBeChecked();
  await scope(page, '酒店退款', '负责资源').check();
  await expect(box(page, '查看酒店退款')).toBeChecked();
  await expect(page.getByText('已选 1 项权限')).toBeVisible();

  await box(page, '管理整个“财务”模块').check();
  await expect(box(page, '查看整个“财务”模块')).toHaveJSProperty('indeterminate', true);
  await expect(box(page, '管理账户流水')).toHaveCount(0);
  await box(page, '查看整个“财务”模块').check();
  await expect(page.getByRole('row', { name: /^财务/ })).toContainText('已选 6/6');
  await box(page, '查看整个“财务”模块').uncheck();
  await expect(page.getByText('已选 1 项权限')).toBeVisible();

  await choose(page, '适用类型', '商户管理员');
  await expect(scope(page, '酒店退款', '负责资源')).toBeChecked();
  await expect(box(page, '查看会员')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: '全部' })).toHaveCount(0);
  await choose(page, '所属商户', '悦途酒店集团');
  await page.getByLabel('搜索权限').fill('房型');
  await expect(page.getByRole('row')).toHaveText([/^权限/, /^商户已选/, /^酒店房型/, /^民宿房型/]);
  await scope(page, '整个“商户”模块', '本单位').check();
  await box(page, '管理酒店房型').check();
  await page.getByLabel('搜索权限').fill('没有');
  await expect(page.getByText('没有匹配的权限')).toBeVisible();
  await confirm(page).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, '客房主管')).toContainText('商户管理员悦途酒店集团40早班');
});

test('a role that is now for assigned resources alone asks first, with how many users that leaves without data', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  // 运营, whose users have no resources.
  await page.goto(`${add}?id=4`);
  await scope(page, '酒店订单', '负责资源').check();
  await confirm(page).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText(/\d+ 个用户没有负责资源，保存后看不到数据/);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/add-role/);
  await scope(page, '酒店订单', '全部').check();
  await page.getByLabel('角色名称').fill('运营一组');
  await confirm(page).click();
  await expect(page).not.toHaveURL(/add-role/);
});

test('the tree by keyboard: arrow keys walk a column, space ticks', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(`${add}?id=15`);
  await box(page, '查看用户').focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page, '查看角色')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box(page, '查看角色')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(box(page, '管理角色')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(scope(page, '角色', '负责资源')).toBeChecked();
  await page.getByRole('table').getByRole('button', { name: '账号' }).press('Enter');
  await expect(box(page, '查看角色')).toHaveCount(0);
  await expect(page.getByText('已选 2 项权限')).toBeVisible();
});

test('a taken name is told at its field; two administrators edit one role', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${add}?id=15`);
  await fill(page, { 角色名称: '财务' });
  await confirm(page).click();
  await expect(page.getByText('角色名称已存在')).toHaveCount(2);
  await expect(page.getByLabel('角色名称')).toBeFocused();
  const token = await system.tokenOf('superAdmin');
  await system.call('roles/enable/15', { data: { enable: 0 } }, token);
  await fill(page, { 角色名称: '短信复核' });
  await box(page, '查看基础设置').check();
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(box(page, '查看基础设置')).toBeChecked();
});

test('a saved change stands in the log, right by right, and holds for its users', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('support');
  await signInAs('platformAdmin');
  await page.goto(`${add}?id=4`);
  await expect(page.getByLabel('适用类型')).toHaveValue('系统管理员');
  await box(page, '查看短信记录').uncheck();
  await box(page, '查看会员等级').check();
  await confirm(page).click();
  // Whoever has the role is told about, and what he loses, before it is saved.
  await expect(dialog(page)).toContainText(/\d+ 个用户将失去：查看短信记录/);
  await expect(page).toHaveURL(/add-role/);
  await confirm(page).click();
  await expect(page).not.toHaveURL(/add-role/);
  await page.goto(`${list}?detail=4`);
  await expect(dialog(page).getByRole('region', { name: '操作记录' })).toContainText(
    '周明慧 编辑角色新增权限 查看会员等级；取消权限 查看短信记录',
  );
  const { data } = await system.call('auth/validate', { token });
  const { rightIds } = data as { rightIds: number[] };
  expect(rightIds).toContain(1311);
  expect(rightIds).not.toContain(1851);
});

test('rights that the operator does not hold cannot be given, and a role with such rights is read-only', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('superAdmin');
  const rightIds = [1411, 1021, 1025];
  await system.call('roles/update/4', { data: { name: '客服', rightIds, enabled: 1 } }, token);
  await signInAs('support');
  await page.goto(`${add}?id=4`);
  await expect(box(page, '管理门票订单')).toHaveAccessibleDescription('不能授予超出自身的权限');
  await expect(box(page, '查看门票订单')).toBeEnabled();
  await box(page, '查看门票订单').uncheck();
  await box(page, '查看门票订单').check();
  await expect(box(page, '查看基础设置')).toBeDisabled();
  await expect(box(page, '查看整个“财务”模块')).toBeDisabled();
  await expect(confirm(page)).toBeVisible();
  await page.goto(`${add}?id=3`);
  await expect(box(page, '管理商户')).toBeChecked();
  await expect(confirm(page)).toBeHidden();
});

test('compares two roles side by side: what only one has, and what differs', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await more(page, '前台', '对比');
  await expect(dialog(page)).toContainText('请选择要对比的角色');
  await page.getByRole('combobox', { name: '另一个角色' }).click();
  await expect(page.getByRole('option', { name: '房务主管' })).toBeVisible();
  await expect(page.getByRole('option', { name: '前台', exact: true })).toHaveCount(0);
  await page.getByRole('option', { name: '房务主管' }).click();
  const rights = dialog(page).getByRole('table', { name: '对比角色' });
  await expect(rights.getByRole('columnheader')).toHaveText(['权限', '前台', '房务主管', '差异']);
  await expect(rights.getByRole('row', { name: '酒店订单' })).toHaveText(
    '酒店订单查看、管理（负责资源）查看（本单位）范围不同操作不同',
  );
  await expect(rights.getByRole('row', { name: '酒店房型' })).toHaveText(
    '酒店房型-查看（本单位）仅“房务主管”',
  );
  await expect(rights.getByRole('row', { name: '门票订单' })).toContainText('仅“前台”');
  await expect(dialog(page).getByRole('status').filter({ hasText: '范围不同：2 项' })).toBeVisible();
  await choose(page, '另一个角色', '夜班前台');
  await expect(rights.getByRole('row', { name: '酒店订单' })).toHaveCount(0);
  await page.getByLabel('只看不同').uncheck();
  await expect(rights.getByRole('row', { name: '酒店订单' })).toHaveText(
    '酒店订单查看、管理（负责资源）查看、管理（负责资源）',
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(list);
});

test('a company user compares own roles of the company with the shared ones', async ({ page, signInAs }) => {
  await signInAs('companyAdmin');
  await page.goto(list);
  await button(page, '对比 公司管理员').click();
  await page.getByRole('combobox', { name: '另一个角色' }).click();
  await expect(options(page)).toHaveText(['置业顾问', '项目经理']);
});
