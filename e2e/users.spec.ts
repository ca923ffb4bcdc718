import { passwordExample, userExample } from '#contracts/examples/accounts.ts';
import { expect, type Page, personas, test } from './fixtures.ts';
import { button, choose, confirm, dialog, fact, fill, options, row, toggle } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

const list = '/account/manage/user-list';
const search = async (page: Page, keyword: string) => {
  await fill(page, { '姓名/手机号': keyword });
  await button(page, '查询').click();
  await expect(page.getByText('共 1 条')).toBeVisible();
};

test('the list shows who belongs where, with which roles and resources, and masks the mobile', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await expect(page.getByRole('columnheader')).toHaveText([
    '姓名',
    '手机号',
    '所属类型',
    '所属单位',
    '角色',
    '负责资源',
    '状态',
    '最近登录',
    '创建时间',
    '操作',
  ]);
  await expect(row(page, '夏知微')).toContainText('199****0012商户管理员悦途酒店集团夜班前台、前台1 个');
  await expect(row(page, '夏知微').getByText('1 个')).toHaveAttribute('title', '云栖湖度假酒店');
  await button(page, '展开').click();
  await expect(page.getByRole('combobox', { name: '所属单位' })).toBeDisabled();
  await choose(page, '所属类型', '商户管理员');
  await choose(page, '所属单位', '南海假日');
  await choose(page, '角色', '景区检票');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/belongId=4&roleId=12&belongType=30$/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '阮清越')).toBeVisible();
});

test('nobody touches the super administrator, and nobody locks himself out', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(`${list}?pageSize=25`);
  await expect(toggle(page, '启用林知远')).toBeDisabled();
  await expect(toggle(page, '启用林知远')).toHaveAccessibleDescription('超级管理员不允许修改');
  await expect(row(page, '林知远').getByRole('button')).toHaveText(['林知远']);
  await expect(toggle(page, '启用周明慧')).toHaveAccessibleDescription('不能禁用/删除当前登录账号');
  await expect(row(page, '周明慧').getByRole('button')).toHaveText(['周明慧', '编辑']);
  await expect(row(page, '夏知微').getByRole('button')).toHaveText(['夏知微', '编辑', '重置密码', '删除']);
});

test('switching a user off ends his session; on again he may come back', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('support');
  await signInAs('platformAdmin');
  await page.goto(list);
  await search(page, '何以安');
  await toggle(page, '启用何以安').click();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(toggle(page, '启用何以安')).not.toBeChecked();
  expect((await system.call('auth/validate', { token })).status).toBe(-1001);
  await toggle(page, '启用何以安').click();
  await expect(toggle(page, '启用何以安')).toBeChecked();
  expect((await system.call('auth/validate', { token: await system.tokenOf('support') })).status).toBe(1);
});

test('the form asks what the switch asks before a user is switched off', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await search(page, '何以安');
  await button(page, '编辑 何以安').click();
  await toggle(page, '启用').click();
  await confirm(page).click();
  await expect(dialog(page)).toContainText('停用后其全部会话立即退出，不能再登录');
  await button(page, '取消').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await confirm(page).click();
  await confirm(page).click();
  await expect(toggle(page, '启用何以安')).not.toBeChecked();
});

test('resets a password from the list; it leaves hashed and has to be changed', async ({
  page,
  signInAs,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await signInAs('platformAdmin');
  await page.goto(list);
  await search(page, '0005');
  await button(page, '重置密码 何以安').click();
  await expect(dialog(page)).toContainText('何以安 199****0005');
  await expect(dialog(page).getByLabel('原密码')).toHaveCount(0);
  await fill(dialog(page), { 新密码: passwordExample, 确认新密码: passwordExample });
  await confirm(page).click();
  await expect(page.getByText('密码重置成功')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${list}?keyword=0005`);
  expect(sent.join('\n')).not.toContain(passwordExample);
  await button(page, '何以安').click();
  await expect(dialog(page)).toContainText('管理员重置，尚未修改');
});

test('whom wrong passwords have locked out is marked until his password is reset', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('platformAdmin');
  await stateOf(system, 'the account of somebody who is signed in is locked', { mobile: personas.support });
  await page.goto(list);
  await search(page, '何以安');
  await expect(row(page, '何以安').locator('[data-tone=red]')).toHaveText('登录锁定');
  await button(page, '何以安').click();
  await expect(fact(page, '登录锁定')).toContainText(
    /^连续输错密码，登录锁定至 \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}；/,
  );
  await page.keyboard.press('Escape');
  await button(page, '重置密码 何以安').click();
  await fill(dialog(page), { 新密码: passwordExample, 确认新密码: passwordExample });
  await confirm(page).click();
  await expect(row(page, '何以安')).not.toContainText('登录锁定');
});

test('the dialog that resets a password closes where there is no such user', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${list}?resetPassword=9999`);
  await expect(page.getByText('数据不存在或已被删除')).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(dialog(page)).toHaveCount(0);
});

test('the dialog that resets a password does not open for somebody who may not', async ({
  page,
  signInAs,
}) => {
  await signInAs('frontDesk');
  const loaded = page.waitForResponse(/assets\/PasswordDialog-[^/]*\.js$/);
  await page.goto('/home?resetPassword=2');
  await (await loaded).finished();
  // His own dialog is of the same file: when it is there, the other one had its time to open.
  await page.getByRole('button', { name: /^您好/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '重置密码' })).toHaveCount(0);
});

test('two passwords that differ are told beside what else is missing, and again when the first one changes', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(add);
  await fill(page, { 登录密码: passwordExample, 确认密码: `${passwordExample}2` });
  await confirm(page).click();
  await expect(page.getByText('请输入姓名').first()).toBeVisible();
  await expect(page.getByText('两次密码输入不一致')).toBeVisible();
  await fill(page, { 登录密码: `${passwordExample}2` });
  await expect(page.getByText('两次密码输入不一致')).toBeHidden();
});

test('deletes after 确定删除吗？', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '删除 祝长安').click();
  await expect(page.getByText('确定删除吗？')).toBeVisible();
  await expect(dialog(page)).toContainText('删除后其全部会话立即退出');
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '祝长安')).toHaveCount(0);
});

test('the details show the source of each right, and who changed what', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '夏知微').click();
  await expect(dialog(page)).toContainText('最近登录IP203.0.113.12');
  const rights = dialog(page).getByRole('table', { name: '所得权限' });
  await expect(rights.getByRole('row', { name: '酒店订单' })).toHaveText(
    '酒店订单负责资源来自 夜班前台、前台负责资源来自 夜班前台、前台',
  );
  await expect(rights.getByRole('row', { name: '门票退款' })).toHaveText('门票退款负责资源来自 前台-');
  await button(page, '订单').click();
  await expect(rights.getByRole('row', { name: '酒店订单' })).toHaveCount(0);
  await expect(dialog(page).getByRole('region', { name: '操作记录' })).toContainText('林知远 添加用户');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);
});

for (const [persona, unit, stranger] of [
  ['merchantManager', '悦途酒店集团', '许南乔'],
  ['companyAdmin', '海澜置业有限公司', '宁远山'],
] as const) {
  test(`a user of a unit sees and searches only its users: ${persona}`, async ({
    page,
    signInAs,
    system,
  }) => {
    await signInAs(persona);
    await page.goto(list);
    await expect(page.getByRole('columnheader', { name: '所属单位' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: '所属类型' })).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(row(page, stranger)).toHaveCount(0);
    const [first] = (await system.journal()).filter(({ endpoint }) => endpoint?.startsWith('backendUsers.'));
    expect(first?.endpoint).toBe(
      persona === 'companyAdmin' ? 'backendUsers.listOfOwnCompany' : 'backendUsers.listOfOwn',
    );
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(dialog(page)).toContainText(unit);
  });
}

const add = '/account/manage/add-user';
const rights = (page: Page) => page.getByRole('table', { name: '所得权限' });
const tick = (page: Page, role: RegExp) => page.getByRole('checkbox', { name: role }).check();

const { name, mobile } = userExample;
test('adds a user, who signs in with the password that he was given', async ({ page, signInAs }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '添加用户').click();
  await confirm(page).click();
  await expect(page.getByText('请输入姓名')).toHaveCount(2);
  await expect(page.getByLabel('姓名')).toBeFocused();
  for (const text of ['请输入手机号', '请输入登录密码', '请选择所属类型', '请选择角色'])
    await expect(page.getByText(text)).toBeVisible();

  await fill(page, { 姓名: name, 手机号: mobile, 登录密码: passwordExample, 确认密码: 'lake-2027' });
  await choose(page, '所属类型', '商户管理员');
  await choose(page, '所属商户', '悦途酒店集团');
  await tick(page, /^夜班前台/);
  await expect(rights(page).getByRole('row', { name: '酒店订单' })).toHaveText(
    '酒店订单负责资源来自 夜班前台负责资源来自 夜班前台',
  );
  await tick(page, /^商户店长/);
  await expect(rights(page).getByRole('row', { name: '酒店订单' })).toHaveText(
    '酒店订单本单位来自 商户店长、夜班前台（负责资源）本单位来自 商户店长、夜班前台（负责资源）',
  );
  await confirm(page).click();
  await expect(page.getByText('两次密码输入不一致').first()).toBeVisible();
  await fill(page, { 确认密码: passwordExample });
  await confirm(page).click();
  await expect(page.getByText('请选择负责资源').first()).toBeVisible();
  await choose(page, '资源类型', '酒店');
  await choose(page, '负责资源', '云栖湖度假酒店');
  await expect(page.getByRole('list', { name: '负责资源' })).toHaveText('酒店：云栖湖度假酒店');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(passwordExample);
  await confirm(page).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, name)).toContainText('夜班前台、商户店长');
  expect(sent.join('\n')).not.toContain(passwordExample);

  await button(page, '您好，周明慧 系统管理员').click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(passwordExample);
  await button(page, '登 录').click();
  // Somebody else has typed it, so he chooses his own before anything else.
  await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible();
  await expect(page.getByText(`${name}，当前密码由管理员设置`)).toBeVisible();
});

test('a mobile that somebody has is told at its field, and nothing typed is lost', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${add}?id=12`);
  await expect(page.getByLabel('所属单位')).toHaveAccessibleDescription(/用同一手机号在新单位添加$/);
  await fill(page, { 手机号: '19900000004', 备注: '转白班' });
  await confirm(page).click();
  await expect(page.getByText('该手机号已存在')).toHaveCount(2);
  await expect(page.getByLabel('手机号')).toBeFocused();
  await expect(page.getByLabel('备注')).toHaveValue('转白班');
  await fill(page, { 手机号: '19900000012' });
  await page.getByRole('checkbox', { name: /^夜班前台/ }).uncheck();
  await button(page, '移除云栖湖度假酒店').press('Enter');
  await expect(page.getByRole('combobox', { name: '负责资源' })).toBeFocused();
  await choose(page, '资源类型', '民宿');
  await choose(page, '负责资源', '梧桐里民宿');
  await confirm(page).click();
  await expect(page).not.toHaveURL(/add-user/);
  await page.goto(`${add}?id=12`);
  await expect(page.getByRole('form', { name: '编辑用户' })).toContainText(
    '角色 夜班前台、前台 → 前台；负责资源 云栖湖度假酒店 → 梧桐里民宿；备注 兼夜班 → 转白班',
  );
});

test('changing type or unit clears the chosen roles', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(add);
  await expect(page.getByText('请先选择所属类型和所属单位')).toBeVisible();
  await choose(page, '所属类型', '项目管理员');
  await choose(page, '所属公司', '海澜置业有限公司');
  await tick(page, /^置业顾问/);
  await choose(page, '负责资源', '临海·听澜苑');
  await choose(page, '所属类型', '系统管理员');
  await expect(page.getByRole('combobox', { name: '所属公司' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: '负责资源' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^置业顾问/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^财务/ })).not.toBeChecked();
  await expect(page.getByText('所选角色共 0 项权限')).toBeVisible();
});

test('two administrators edit one user: the second is told and keeps his input', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${add}?id=12`);
  await expect(page.getByLabel('姓名')).toHaveValue('夏知微');
  const token = await system.tokenOf('superAdmin');
  await system.call('backend-users/enable/12', { data: { enable: 0 } }, token);
  await fill(page, { 备注: '转白班' });
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByLabel('备注')).toHaveValue('转白班');
});

test('nobody can give a role beyond his own rights, and a user with more rights is read-only', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('roles/get/4', {}, token);
  const { name, rightIds, version } = data as { name: string; rightIds: number[]; version: number };
  const wider = { name, rightIds: [...rightIds, 1011, 1015], enabled: 1, remark: '', version };
  expect((await system.call('roles/update/4', { data: wider }, token)).status).toBe(1);
  await signInAs('support');
  await page.goto(`${add}?id=10`);
  for (const role of ['平台管理员', '运营']) {
    const beyond = page.getByRole('checkbox', { name: new RegExp(`^${role}`) });
    await expect(beyond).toBeDisabled();
    await expect(beyond).toHaveAccessibleDescription('不能授予超出自身的权限');
    await page.getByText(role, { exact: true }).click({ force: true });
    await expect(beyond).not.toBeChecked();
  }
  await expect(page.getByRole('checkbox', { name: /^客服/ })).toBeEnabled();
  await expect(confirm(page)).toBeVisible();

  await page.goto(`${list}?pageSize=25`);
  await expect(row(page, '石守拙').getByRole('button')).toHaveText(['石守拙', '编辑', '重置密码', '删除']);
  await expect(row(page, '陆时安').getByRole('button')).toHaveText(['陆时安']);
  await expect(row(page, '陆时安').getByRole('switch')).toBeDisabled();
  await page.goto(`${add}?id=14`);
  await expect(page.getByLabel('姓名')).toHaveValue('陆时安');
  await expect(confirm(page)).toBeHidden();
});

test('a user of a unit adds users to it only, and cannot disable himself', async ({ page, signInAs }) => {
  await signInAs('companyAdmin');
  await page.goto(add);
  await expect(page.getByLabel('所属类型')).toHaveValue('项目管理员');
  await expect(page.getByLabel('所属单位')).toHaveValue('海澜置业有限公司');
  await fill(page, {
    姓名: '苏见山',
    手机号: '19900007002',
    登录密码: passwordExample,
    确认密码: passwordExample,
  });
  await tick(page, /^置业顾问/);
  await choose(page, '负责资源', '临海·听澜苑');
  await confirm(page).click();
  await expect(page).not.toHaveURL(/add-user/);
  await page.goto(list);
  await expect(row(page, '苏见山')).toContainText('置业顾问');
  await button(page, '编辑 沈望舒').click();
  await expect(toggle(page, '启用')).toHaveAccessibleDescription('不能禁用/删除当前登录账号');
});

test('the super administrator keeps his mobile and his rights', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${add}?id=1`);
  await expect(page.getByLabel('手机号', { exact: true })).not.toBeEditable();
  await expect(toggle(page, '启用')).toHaveAccessibleDescription('超级管理员不允许修改');
  await expect(page.getByText('超级管理员拥有全部权限。')).toBeVisible();
  await fill(page, { 备注: '平台负责人' });
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
});

test('a user who manages only users of his own resources cannot give other resources', async ({
  page,
  signInAs,
  system,
}) => {
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('roles/get/8', {}, token);
  const { name, rightIds, remark } = data as { name: string; rightIds: number[]; remark: string };
  const wider = { name, remark, rightIds: [...rightIds, 1013, 1017], enabled: 1 };
  expect((await system.call('roles/update/8', { data: wider }, token)).status).toBe(1);
  await signInAs('frontDesk');
  await page.goto(list);
  await expect(row(page, '夏知微')).toBeVisible();
  await expect(row(page, '顾云舟')).toHaveCount(0);
  await button(page, '添加用户').click();
  await choose(page, '资源类型', '酒店');
  await page.getByRole('combobox', { name: '负责资源' }).click();
  await expect(options(page)).toHaveText(['云栖湖度假酒店']);
});
