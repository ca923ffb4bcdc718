import { typeDate } from './dates.ts';
import { expect, test } from './fixtures.ts';
import { confirm, option, row, toggle, upload } from './parts.ts';

const base = '/merchant/manage/setting';

test('the list shows every merchant with its contract, and masks the phone', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await expect(page.getByRole('columnheader')).toHaveText([
    '商户名称',
    '商户编号',
    '分类',
    '经营类型',
    '联系人/电话',
    '景区/酒店/民宿数',
    '合同到期',
    '启用',
    '所在地区',
    '佣金比例',
    '创建时间',
    '操作',
  ]);
  await expect(row(page, '云栖湖文旅')).toContainText('沈云舒199****1001');
  await expect(row(page, '云栖湖文旅')).toContainText('杭州市浙江省');
  await expect(row(page, '云栖湖文旅')).toContainText('6.00%');
  await expect(row(page, '旧港旅行')).toContainText('已到期');
  await expect(row(page, '北境雪岭度假')).toContainText(/剩\d+天/);
});

test('finds by category, contact, place and type, and keeps it in the address', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '展开' }).click();
  await page.getByRole('combobox', { name: '分类' }).click();
  await option(page, '综合度假').click();
  await page.getByRole('combobox', { name: '经营类型' }).click();
  await option(page, '酒店').click();
  await page.getByRole('combobox', { name: '所在地区 省份' }).click();
  await option(page, '海南省').click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/categoryId=3.*businessType=20.*provinceId=46/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '南海假日')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '所在地区 省份' })).toHaveValue('海南省');
  await expect(page.getByRole('combobox', { name: '分类' })).toHaveValue('综合度假');
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByLabel('联系人/电话').fill('1003');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '白砚之')).toBeVisible();
});

test('adds a merchant: what is missing is said first, then it stands in the list and shows its log', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '添加商户' }).click();
  await expect(page.getByRole('heading', { name: '添加商户' })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('请输入商户名称')).toHaveCount(2);
  await expect(page.getByLabel('商户名称')).toBeFocused();
  for (const message of [
    '请选择分类',
    '请选择经营类型',
    '请上传LOGO',
    '请选择所在地区',
    '请上传营业执照',
    '请输入佣金比例',
  ])
    await expect(page.getByText(message)).toBeVisible();

  const texts = {
    商户名称: '听松山居',
    联系人: '江听松',
    联系电话: '0571-88880000',
    详细地址: '听松岭6号',
    法人: '江听松',
    佣金比例: '7.25',
    开户名: '听松山居有限公司',
    开户行: '华夏东方银行',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('统一社会信用代码').fill('91990000MA09K7H3R1');
  await page.getByLabel('银行账号').fill('990000123456780207');
  await page.getByRole('combobox', { name: '分类' }).click();
  await option(page, '乡村民宿').click();
  await page.getByRole('checkbox', { name: '民宿' }).check();
  await page.getByRole('combobox', { name: '所在地区 省份' }).click();
  await option(page, '浙江省').click();
  await page.getByRole('combobox', { name: '所在地区 城市' }).click();
  await option(page, '杭州市').click();
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

test('a taken name is told at its field and the form keeps its input', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('商户名称').fill('悦途酒店集团');
  await confirm(page).click();
  await expect(page.getByText('商户名称已存在')).toHaveCount(2);
  await expect(page.getByLabel('商户名称')).toBeFocused();
  await expect(page.getByLabel('商户名称')).toHaveValue('悦途酒店集团');
  await page.getByLabel('商户名称').fill('云栖湖文化旅游');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
});

test('two people edit one merchant: the second is told, and keeps the input', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('详细地址').fill('新址1号');
  await system.call('merchants/enable/1', { data: { enable: 1 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');
});

test('what still owns something stays; switching asks nothing', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '删除 云栖湖文旅' }).click();
  await confirm(page).click();
  await expect(page.getByText('商户下存在资源，无法删除')).toBeVisible();
  await page.getByRole('switch', { name: '启用云栖湖文旅' }).click();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('switch', { name: '启用云栖湖文旅' })).not.toBeChecked();
  await page.getByRole('button', { name: '删除 旧港旅行' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '旧港旅行')).toHaveCount(0);
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
  await expect(page.getByText(/滨江大道268号/)).toBeVisible();
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
  await expect(dialog.getByText('请选择允许经营类型')).toBeVisible();
  await dialog.getByRole('checkbox', { name: '景区' }).check();
  await confirm(page).click();
  await expect(dialog.getByText('分类名称已存在')).toBeVisible();
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
  await expect(edit.getByText(/分类下存在经营酒店的商户，不能取消/)).toBeVisible();
  await edit.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '离开' }).click();
  await page.getByRole('button', { name: '删除 综合度假' }).click();
  await confirm(page).click();
  await expect(page.getByText('分类下存在商户，无法删除')).toBeVisible();
  await page.getByRole('button', { name: '删除 亲子乐园' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
});
