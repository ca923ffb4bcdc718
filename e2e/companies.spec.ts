import { companyExample } from '#contracts/examples/estateCompanies.ts';
import { expect, type Page, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { button, choose, confirm, dialog, fill, row, toggle, upload } from './parts.ts';
import { expectFound, expectMissing, expectRows } from './recordSteps.ts';

/** Real-estate companies (domain design, section 5.1). */

const list = '/estate/project-company/company-list';
const form = '/estate/project-company/add';

const actionsOf = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: /^(详情|编辑|删除) / });

async function fillCompany(page: Page) {
  await fill(page, {
    公司名称: companyExample.name,
    简称: companyExample.shortName,
    联系人: companyExample.contactName,
    联系电话: companyExample.contactPhone,
    详细地址: companyExample.address,
    统一社会信用代码: companyExample.creditCode,
    法人: companyExample.legalName,
  });
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await upload(page, '营业执照');
}

test('the list shows every company in its columns, and finds by name, contact, city and status', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto('/home');
  await page.getByRole('link', { name: '置业', exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['公司名称', '统一社会信用代码', '联系人', '联系电话', '所在地区', '项目数', '账号数'],
    ...['启用', '创建时间', '操作'],
  ]);
  await expectRows(page, {
    海澜置业有限公司: ['江屿', '199****2001', '宁波市浙江省'],
    云麓置地有限公司: ['苏见山', '贵阳市贵州省'],
  });
  await expect(toggle(page, '启用云麓置地有限公司')).not.toBeChecked();
  for (const [label, text] of Object.entries({ 公司名称: '康养', '联系人/电话': '02002' })) {
    await fill(page, { [label]: text });
    await button(page, '查询').click();
    await expectFound(page, 1);
    await expect(row(page, '北境康养地产有限公司')).toBeVisible();
    await button(page, '重置').click();
  }
  await button(page, '展开').click();
  await choose(page, '所在地区 省份', '贵州省');
  await choose(page, '状态', '停用');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/provinceId=52.*enabled=0/);
  await expectFound(page, 1);
  await expect(row(page, '云麓置地有限公司')).toBeVisible();
});

test('a company is added: what is missing is told first, then it stands in the list and can be removed', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(list);
  await button(page, '添加公司').click();
  await expectMissing(page, '公司', [
    ...['请输入联系人', '请输入联系电话', '请选择所在地区', '请输入详细地址'],
    ...['请输入统一社会信用代码', '请输入法人', '请上传营业执照'],
  ]);
  await fillCompany(page);
  await fill(page, { 合作开始日期: '2027-12-31', 合作结束日期: '2026-01-01' });
  await confirm(page).click();
  await expect(page.getByText('结束日期不能早于开始日期').first()).toBeVisible();
  await fill(page, { 合作结束日期: '2028-12-31' });
  await confirm(page).click();
  await expect(page).toHaveURL(list);
  await expectRows(page, { [companyExample.name]: ['沈云舒', '199****1234', '杭州市浙江省'] });

  await button(page, `详情 ${companyExample.name}`).click();
  for (const text of ['栖霞山置业', '2027-12-31 ~ 2028-12-31', '浙江省 杭州市 栖霞路18号', '添加公司'])
    await expect(dialog(page)).toContainText(text);
  await button(page, '查看 联系电话').click();
  await expect(dialog(page).getByText('19900001234')).toBeVisible();
  await expect(dialog(page)).toContainText('查看联系电话');
  await page.keyboard.press('Escape');

  await button(page, `删除 ${companyExample.name}`).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, companyExample.name)).toHaveCount(0);
});

test('a taken name or credit code is told at its field; a company with projects stays', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${form}?id=3`);
  await fill(page, { 公司名称: '海澜置业有限公司' });
  await confirm(page).click();
  await expect(page.getByText('公司名称已存在')).toHaveCount(2);
  await expect(page.getByLabel('公司名称')).toBeFocused();
  await fill(page, { 公司名称: '云麓置地集团有限公司' });
  await confirm(page).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, '云麓置地集团有限公司')).toBeVisible();
  await button(page, '删除 海澜置业有限公司').click();
  await confirm(page).click();
  await expect(page.getByText('公司下存在项目或账号，无法删除')).toBeVisible();
  await expect(row(page, '海澜置业有限公司')).toBeVisible();
});

test('disabling asks with the projects and users of the company, which it shuts out', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('platformAdmin');
  const token = await system.tokenOf('companyAdmin');
  await page.goto(list);
  await toggle(page, '启用海澜置业有限公司').click();
  await expect(dialog(page)).toContainText('停用后其项目不再可选，其账号不能登录');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(toggle(page, '启用海澜置业有限公司')).not.toBeChecked();
  const own = await system.call('companies/1/estate-companies/get-of-own-company/1', {}, token);
  expect(own.status).toBe(-1001);
});

test('a company’s administrator sees and edits his own company alone; its project manager only looks', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('companyAdmin');
  await page.goto(list);
  await expectFound(page, 1);
  await expect(toggle(page, '启用海澜置业有限公司')).toBeDisabled();
  await expect(button(page, '添加公司')).toHaveCount(0);
  await expect(actionsOf(page, '海澜置业有限公司')).toHaveText(['详情', '编辑']);
  await button(page, '编辑 海澜置业有限公司').click();
  await expect(page.getByLabel('合作开始日期')).toHaveCount(0);
  await fill(page, { 简称: '海澜' });
  await confirm(page).click();
  await expect(page).toHaveURL(list);
  await button(page, '详情 海澜置业有限公司').click();
  await expect(dialog(page)).toContainText('海澜');
  await expect(dialog(page)).toContainText('编辑公司');
  await button(page, '查看 联系电话').click();
  await expect(dialog(page).getByText('19900002001')).toBeVisible();
  expect(await callsOf(system, 'estateCompanies')).toEqual([
    'getOfOwnCompany',
    'listOfOwnCompany',
    'revealOfOwnCompany',
    'updateOfOwnCompany',
  ]);

  await signInAs('estateManager');
  await page.goto(list);
  await expect(actionsOf(page, '海澜置业有限公司')).toHaveText(['详情']);
  await page.goto(`${form}?id=1`);
  await expect(page).toHaveURL(/\/401/);
});
