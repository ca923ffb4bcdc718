import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, dialog, fill, row, toggle } from './parts.ts';

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
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(toggle(page, '启用何以安')).not.toBeChecked();
  expect((await system.call('auth/validate', { token })).status).toBe(-1001);
  await toggle(page, '启用何以安').click();
  await expect(toggle(page, '启用何以安')).toBeChecked();
  expect((await system.call('auth/validate', { token: await system.tokenOf('support') })).status).toBe(1);
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
  await expect(dialog(page).getByLabel('原密码')).toHaveCount(0);
  await fill(dialog(page), { 新密码: 'lake-2026', 确认新密码: 'lake-2026' });
  await confirm(page).click();
  await expect(page.getByText('密码重置成功')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${list}?keyword=0005`);
  expect(sent.join('\n')).not.toContain('lake-2026');
  await button(page, '何以安').click();
  await expect(dialog(page)).toContainText('管理员重置，尚未修改');
});

test('deletes after 确定删除吗？', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '删除 祝长安').click();
  await expect(page.getByText('确定删除吗？')).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '祝长安')).toHaveCount(0);
});

test('the details say what each right comes from, and who changed what', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '夏知微').click();
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
  test(`of a unit one sees and searches only its users: ${persona}`, async ({ page, signInAs, system }) => {
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
