import { companyExample } from '#contracts/examples/estateCompanies.ts';
import { expect, type Page, test } from './fixtures.ts';
import { callsOf } from './journal.ts';
import { button, choose, confirm, dialog, fill, row, toggle, upload } from './parts.ts';
import { expectFound } from './recordSteps.ts';
import { testsOf } from './recordTests.ts';

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

const companies = testsOf({
  ...{ noun: '公司', base: '/estate/project-company', list },
  ...{ resource: 'estate-companies', area: 'estateCompanies' },
});

companies.lists({
  columns: [
    ...['公司名称', '统一社会信用代码', '联系人', '联系电话', '所在地区', '项目数', '账号数'],
    ...['启用', '创建时间', '操作'],
  ],
  rows: {
    海澜置业有限公司: ['江屿', '199****2001', '宁波市浙江省'],
    云麓置地有限公司: ['苏见山', '贵阳市贵州省'],
  },
  off: '云麓置地有限公司',
  more: async (page) => {
    await page.goto('/home');
    await page.getByRole('link', { name: '置业', exact: true }).click();
    await page.getByRole('link', { name: '公司列表', exact: true }).click();
    await expect(page).toHaveURL(list);
  },
});
companies.finds({
  as: 'platformAdmin',
  chosen: { '所在地区 省份': '贵州省', 状态: '停用' },
  address: /provinceId=52.*enabled=0/,
  row: '云麓置地有限公司',
  kept: ['所在地区 省份', '状态'],
  typed: [
    { label: '公司名称', text: '康养', row: '北境康养地产有限公司' },
    { label: '联系人/电话', text: '02002', row: '北境康养地产有限公司' },
  ],
});

companies.adds({
  name: companyExample.name,
  missing: [
    ...['请输入联系人', '请输入联系电话', '请选择所在地区', '请输入详细地址'],
    ...['请输入统一社会信用代码', '请输入法人', '请上传营业执照'],
  ],
  fill: fillCompany,
  details: async (page) => {
    await fill(page, { 合作开始日期: '2027-12-31', 合作结束日期: '2026-01-01' });
    await confirm(page).click();
    await expect(page.getByText('结束日期不能早于开始日期').first()).toBeVisible();
    await fill(page, { 合作结束日期: '2028-12-31' });
  },
  listed: ['沈云舒', '199****1234', '杭州市浙江省'],
  beside: async (page) => {
    await button(page, `详情 ${companyExample.name}`).click();
    for (const text of ['栖霞山置业', '2027-12-31 ~ 2028-12-31', '浙江省 杭州市 栖霞路18号', '添加公司'])
      await expect(dialog(page)).toContainText(text);
    await button(page, '查看 联系电话').click();
    await expect(dialog(page).getByText('19900001234')).toBeVisible();
    await expect(dialog(page)).toContainText('查看联系电话');
    await page.keyboard.press('Escape');
  },
  reads: async (page) => {
    await expect(page.getByLabel('联系电话', { exact: true })).toHaveValue('199****1234');
    await expect(page.getByLabel('合作结束日期')).toHaveValue('2028-12-31');
  },
});
companies.tellsTakenName({
  row: '云麓置地有限公司',
  taken: '海澜置业有限公司',
  free: '云麓置地集团有限公司',
  says: '公司名称已存在',
});
companies.tellsSecondEditor('详细地址', '新址1号');
companies.switchesAndRemoves({
  switched: { row: '海澜置业有限公司', on: false, asks: '停用后其项目不再可选，其账号不能登录' },
  stays: { row: '海澜置业有限公司', says: '公司下存在项目或账号，无法删除' },
  goes: { row: '云麓置地有限公司' },
});
companies.isClosed({});

companies.asksInItsForm({ row: '海澜置业有限公司', asks: '停用后其项目不再可选，其账号不能登录' });

test('a label of eight characters stands on one line beside its star', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(form);
  const label = page.locator('label').filter({ hasText: /^统一社会信用代码$/ });
  // Squares of the size of Chinese characters, which a machine without a Chinese font draws narrower.
  const square = '<i style="display: inline-block; width: 1em">口</i>';
  await label.evaluate((node, squares) => {
    node.innerHTML = squares;
  }, square.repeat(8));
  const tops = await page
    .locator('label i')
    .evaluateAll((squares) => squares.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(8);
  expect(new Set(tops).size).toBe(1);
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
  await expect
    .poll(() => callsOf(system, 'estateCompanies'))
    .toEqual(['getOfOwnCompany', 'listOfOwnCompany', 'revealOfOwnCompany', 'updateOfOwnCompany']);

  await signInAs('estateManager');
  await page.goto(list);
  await expect(actionsOf(page, '海澜置业有限公司')).toHaveText(['详情']);
  await page.goto(`${form}?id=1`);
  await expect(page.getByRole('heading', { name: '查看详情', level: 1 })).toBeVisible();
  await expect(confirm(page)).toHaveCount(0);
  await page.goto(form);
  await expect(page).toHaveURL(/\/401/);
});
