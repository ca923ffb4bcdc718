import { typeDate } from './dates.ts';
import { expect, test } from './fixtures.ts';
import { button, choose, confirm, fill, more, row, toggle, upload } from './parts.ts';
import { expectMissing } from './recordSteps.ts';
import { testsOf } from './recordTests.ts';

const base = '/merchant/manage/setting';

const merchants = testsOf({
  noun: '商户',
  base,
  resource: 'merchants',
  area: 'merchants',
  removedFromMenu: true,
});

merchants.lists({
  columns: [
    ...['商户名称', '商户编号', '分类', '经营类型', '联系人/电话', '景区/酒店/民宿数', '合同到期', '启用'],
    ...['所在地区', '佣金比例', '创建时间', '操作'],
  ],
  rows: {
    云栖湖文旅: ['沈云舒199****1001', '杭州市浙江省', '6.00%'],
    旧港旅行: ['已到期'],
    北境雪岭度假: [/剩\d+天/],
  },
  off: '旧港旅行',
});
merchants.finds({
  chosen: { 分类: '综合度假', 经营类型: '酒店', '所在地区 省份': '海南省' },
  address: /categoryId=3.*businessType=20.*provinceId=46/,
  row: '南海假日',
  kept: ['所在地区 省份', '分类'],
  typed: [{ label: '联系人/电话', text: '1003', row: '白砚之' }],
});

test('adds a merchant: what is missing is said first, then it stands in the list and shows its log', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '添加商户' }).click();
  await expect(page.getByRole('heading', { name: '添加商户' })).toBeVisible();
  await expectMissing(page, '商户', [
    ...['请选择分类', '请选择经营类型', '请上传LOGO', '请选择所在地区', '请上传营业执照', '请输入佣金比例'],
  ]);
  await fill(page, {
    商户名称: '听松山居',
    联系人: '江听松',
    联系电话: '0571-88880000',
    详细地址: '听松岭6号',
    法人: '江听松',
    佣金比例: '7.25',
    开户名: '听松山居有限公司',
    开户行: '华夏东方银行',
  });
  await page.getByLabel('统一社会信用代码').fill('91990000MA09K7H3R1');
  await page.getByLabel('银行账号').fill('990000123456780207');
  await choose(page, '分类', '乡村民宿');
  await page.getByRole('checkbox', { name: '民宿' }).check();
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await typeDate(page, '合同结束日期', '20991231');
  for (const label of ['LOGO', '营业执照', '身份证人像面', '身份证国徽面']) await upload(page, label);
  await confirm(page).click();
  await expect(page.getByText('请输入正确的统一社会信用代码').first()).toBeVisible();
  await expect(page.getByText('请输入正确的银行卡号')).toBeVisible();

  await page.getByLabel('统一社会信用代码').fill('91990000MA99K7H3RX');
  await page.getByLabel('银行账号').fill('990000123456780206');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await expect(row(page, '听松山居')).toContainText('7.25%');
  await page.getByRole('link', { name: '听松山居' }).click();
  await expect(page.getByRole('heading', { name: '听松山居' })).toBeVisible();
  await expect(page.getByRole('region', { name: '操作记录' })).toContainText('林知远 添加商户');
});

merchants.tellsTakenName({
  row: '云栖湖文旅',
  taken: '悦途酒店集团',
  free: '云栖湖文化旅游',
  says: '商户名称已存在',
});
merchants.tellsSecondEditor('详细地址', '新址1号');

merchants.switchesAndRemoves({
  switched: {
    row: '云栖湖文旅',
    on: false,
    asks: '停用后其产品不可预订，其账号立即退出且不能再登录，已有订单不受影响',
  },
  stays: { row: '云栖湖文旅', says: '商户下存在资源，无法删除' },
  goes: { row: '旧港旅行' },
});

merchants.asksInItsForm({
  row: '云栖湖文旅',
  asks: '停用后其产品不可预订，其账号立即退出且不能再登录，已有订单不受影响',
});

test('the accounts of a merchant are one step from its row', async ({ page, signInAs }) => {
  await signInAs('platformAdmin');
  await page.goto(`${base}/list`);
  await more(page, '悦途酒店集团', '账号');
  await expect(page).toHaveURL(/user-list\?belongType=30&belongId=2$/);
  await expect(page.getByRole('search').getByRole('combobox', { name: '所属单位' })).toHaveValue(
    '悦途酒店集团',
  );
  await expect(page.getByRole('row').filter({ hasText: '悦途酒店集团' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '系统' })).toHaveCount(0);
  await signInAs('operator');
  await page.goto(`${base}/list`);
  await expect(page.getByRole('button', { name: '详情 悦途酒店集团' })).toBeVisible();
  await expect(page.getByRole('button', { name: '账号 悦途酒店集团' })).toHaveCount(0);
});

test('the search names a category that is off, also where no row is found, and says so of one that does not exist', async ({
  page,
  signInAs,
}) => {
  await signInAs('platformAdmin');
  await page.goto(`${base}/classify`);
  await toggle(page, '启用综合度假').click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto(`${base}/list?categoryId=3`);
  const category = page.getByRole('search').getByRole('combobox', { name: '分类' });
  await expect(row(page, '南海假日')).toBeVisible();
  await expect(category).toHaveValue('综合度假');
  await page.goto(`${base}/list?categoryId=3&name=无`);
  await expect(page.getByRole('button', { name: '重置' }).last()).toBeVisible();
  await expect(category).toHaveValue('综合度假');
  await page.goto(`${base}/list?categoryId=99&name=无`);
  await expect(category).toHaveValue('不可选（99）');
});

test('a merchant user lands on his own merchant and changes what is his', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('merchantManager');
  await page.goto(`${base}/list`);
  await expect(page).toHaveURL(`${base}/details`);
  await expect(page.getByRole('heading', { name: '悦途酒店集团' })).toBeVisible();
  await page.getByRole('button', { name: '编辑' }).click();
  await expect(page.getByLabel('详细地址')).toBeVisible();
  await expect(page.getByLabel('佣金比例')).toHaveCount(0);
  await page.getByLabel('详细地址').fill('滨江大道268号');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/details`);
  await expect(page.getByText('浙江省杭州市滨江大道268号')).toBeVisible();
  const saved = (await system.journal()).find(({ path }) => path.includes('update-of-own-merchant'));
  expect(saved?.path).toContain('merchants/2/');
  expect(saved?.body).not.toHaveProperty('commissionRate');
});

test('without an id the details lead to the list; without the right to /401', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(`${base}/details`);
  await expect(page).toHaveURL(`${base}/list`);
  await signInAs('finance');
  await page.goto(`${base}/classify`);
  await expect(page).toHaveURL(/\/401/);
});

test('categories: adds, is told what is missing, edits, and keeps what is in use', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(`${base}/classify`);
  await page.getByRole('button', { name: '添加分类' }).click();
  const dialog = page.getByRole('dialog', { name: '添加分类' });
  await expect(dialog.getByLabel('分类名称')).toBeFocused();
  await dialog.getByLabel('分类名称').fill('景区文旅');
  await confirm(page).click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: '请选择允许经营类型' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: '景区' }).check();
  await confirm(page).click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: '分类名称已存在' })).toBeVisible();
  await dialog.getByLabel('分类名称').fill('亲子乐园');
  await confirm(page).click();
  await expect(row(page, '亲子乐园')).toContainText('景区');
  await toggle(page, '启用亲子乐园').click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(toggle(page, '启用亲子乐园')).not.toBeChecked();

  await page.getByRole('button', { name: '编辑 综合度假' }).click();
  const edit = page.getByRole('dialog', { name: '编辑分类' });
  await edit.getByRole('checkbox', { name: '酒店' }).uncheck();
  await confirm(page).click();
  await expect(
    edit.getByRole('paragraph').filter({ hasText: '分类下存在经营酒店的商户，不能取消' }),
  ).toBeVisible();
  await edit.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '离开' }).click();
  await page.getByRole('button', { name: '删除 综合度假' }).click();
  await confirm(page).click();
  await expect(page.getByText('分类下存在商户，无法删除')).toBeVisible();
  await page.getByRole('button', { name: '删除 亲子乐园' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
});

test('business types are those of the chosen category, and those that the merchant has already', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add`);
  const types = page.getByRole('group', { name: '经营类型' }).getByRole('checkbox');
  await expect(types).toHaveCount(3);
  await choose(page, '分类', '景区文旅');
  await expect(types).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: '景区' })).toBeVisible();
  await page.goto(`${base}/list`);
  await button(page, '编辑 悦途酒店集团').click();
  await expect(page.getByLabel('商户名称')).toHaveValue('悦途酒店集团');
  await expect(types).toHaveCount(3);
  await choose(page, '分类', '景区文旅');
  const ticked = page.getByRole('checkbox', { name: '酒店', exact: true });
  await expect(ticked).toBeChecked();
  await ticked.uncheck();
  await expect(ticked).toBeVisible();
  await expect(types).toHaveCount(3);
  // A disabled category cannot be chosen any more, but still says what its merchants may deal in.
  await page.goto(`${base}/add?id=3`);
  await expect(types).toHaveCount(1);
});
