import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { file, png } from './pictures.ts';

const base = '/merchant/scenic/resorts';
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const confirm = (page: Page) => page.getByRole('button', { name: '确定' }).last();
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const rail = (page: Page) => page.getByRole('navigation', { name: '按城市' });
const season = (page: Page, n: number) => page.getByRole('group', { name: `第${n}行开放时间` });

async function choose(page: Page, list: string, name: string) {
  await page.getByRole('combobox', { name: list }).click();
  await option(page, name).click();
}

/** Its name, days and times. */
async function fillSeason(page: Page, n: number, { 季节名称, ...dates }: Record<string, string>) {
  if (季节名称) await season(page, n).getByLabel('季节名称').fill(季节名称);
  for (const [label, text] of Object.entries(dates)) await typeDate(season(page, n), label, text);
}

/** Everything that a new one needs, but for its merchant. */
async function fillForm(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: '添加景区' })).toBeVisible();
  const texts = {
    景区名称: name,
    详细地址: '栖霞路99号',
    经度: '120.160123',
    纬度: '30.251234',
    景区电话: '0571-88880000',
    简介: '山谷与溪流。',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await choose(page, '级别', '4A');
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await fillSeason(page, 1, { 季节名称: '全年', 开园时间: '08:00', 闭园时间: '18:00', 停止入园: '17:00' });
  await page.getByLabel('图片', { exact: true }).setInputFiles(file('valley.png', png(60, 50)));
  await expect(page.getByRole('button', { name: /^查看大图/ })).toBeVisible();
  await page.getByRole('textbox', { name: '图文详情' }).fill('山谷与溪流，四季皆宜。');
}

test('the list shows every scenic spot, the largest ordering first, and its cities beside it', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await expect(page.getByRole('columnheader')).toHaveText([
    '景区名称',
    '所属商户',
    '级别',
    '所在地区',
    '开放时间',
    '产品数',
    '起价',
    '启用',
    '排序',
    '操作',
  ]);
  const ancient = row(page, '青岚山古道');
  for (const text of ['云栖湖文旅', '4A', '湖州市浙江省', '全年 07:00-17:30', '60'])
    await expect(ancient).toContainText(text);
  await expect(row(page, '白鹭洲湿地公园')).toContainText('未评级');
  await expect(page.getByRole('switch', { name: '启用白鹭洲湿地公园' })).not.toBeChecked();
  await expect(page.getByRole('row').nth(1)).toContainText('云栖湖国家风景区');

  await expect(rail(page).getByRole('button', { name: '全部 8' })).toHaveAttribute('aria-pressed', 'true');
  await rail(page).getByRole('button', { name: '杭州市 2' }).click();
  await expect(page).toHaveURL(/provinceId=33&cityId=3301/);
  await expect(page.getByText('共 2 条')).toBeVisible();
  await page.getByRole('button', { name: '展开' }).click();
  await expect(page.getByRole('combobox', { name: '所在地区 城市' })).toHaveValue('杭州市');
  await rail(page).getByRole('button', { name: '杭州市 2' }).click();
  await expect(page.getByText('共 8 条')).toBeVisible();
});

test('finds by name, merchant, level and status, and keeps it in the address', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '展开' }).click();
  await choose(page, '所属商户', '云栖湖文旅');
  await choose(page, '级别', '4A');
  await choose(page, '状态', '启用');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/merchantId=1.*level=4.*enabled=1/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '青岚山古道')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveValue('云栖湖文旅');
  await expect(page.getByRole('combobox', { name: '级别' })).toHaveText('4A');
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByLabel('景区名称').fill('水世界');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '悦途湖畔水世界')).toBeVisible();
});

test('adds a scenic spot: what is missing is said first, then it stands in the list and in the rail', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '添加景区' }).click();
  await expect(page.getByRole('heading', { name: '添加景区' })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('请输入景区名称')).toHaveCount(2);
  await expect(page.getByLabel('景区名称')).toBeFocused();
  for (const message of [
    '请选择所属商户',
    '请选择级别',
    '请选择所在地区',
    '请输入季节名称',
    '请上传图片',
    '请输入简介',
    '请输入图文详情',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('请选择正确的地理位置')).toHaveCount(2);

  await fillForm(page, '栖霞谷景区');
  await choose(page, '所属商户', '悦途酒店集团');
  await page.getByLabel('游玩时长').fill('1.5');
  await page.getByRole('checkbox', { name: '自然风光' }).check();
  await page.getByRole('checkbox', { name: '停车场' }).check();
  await page.getByLabel('标签').fill('徒步');
  await page.getByLabel('标签').press('Enter');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await expect(row(page, '栖霞谷景区')).toContainText('悦途酒店集团');
  await expect(row(page, '栖霞谷景区')).toContainText('全年 08:00-18:00');
  await expect(rail(page).getByRole('button', { name: '杭州市 3' })).toBeVisible();

  await page.getByRole('link', { name: '栖霞谷景区' }).click();
  await expect(page.getByRole('heading', { name: '编辑景区' })).toBeVisible();
  await expect(page.getByLabel('游玩时长')).toHaveValue('1.5');
  await expect(page.getByRole('checkbox', { name: '自然风光' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: '图文详情' })).toHaveText('山谷与溪流，四季皆宜。');
  await expect(page.getByText('徒步')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveValue('悦途酒店集团');
});

test('seasons: rows come and go, may not overlap, and days are typed in any usual way', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=2`);
  await expect(season(page, 1).getByRole('button', { name: '删除第1行开放时间' })).toBeDisabled();
  await page.getByRole('button', { name: '添加季节' }).click();
  await expect(season(page, 2).getByLabel('季节名称')).toBeFocused();
  const winter = { 季节名称: '冬季', 开园时间: '08:00', 闭园时间: '16:00', 停止入园: '16:30' };
  await fillSeason(page, 2, { ...winter, 开始月日: '11.1', 结束月日: '3月31日' });
  await confirm(page).click();
  await expect(season(page, 2).getByText('停止入园时间不能晚于闭园时间')).toBeVisible();
  await typeDate(season(page, 2), '停止入园', '15:30');
  await confirm(page).click();
  await expect(season(page, 2).getByText('开放季节不能重叠')).toBeVisible();
  await expect(season(page, 2).getByLabel('开始月日')).toBeFocused();
  await expect(season(page, 2).getByLabel('开始月日')).toHaveValue('11-01');
  await fillSeason(page, 1, { 季节名称: '主季', 开始月日: '4/1', 结束月日: '1031' });
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();

  await page.goto(`${base}/add?id=2`);
  await expect(season(page, 1).getByLabel('结束月日')).toHaveValue('10-31');
  await expect(season(page, 2).getByLabel('季节名称')).toHaveValue('冬季');
  await page.getByRole('button', { name: '删除第1行开放时间' }).click();
  await expect(page.getByRole('button', { name: '添加季节' })).toBeFocused();
  await expect(season(page, 1).getByLabel('季节名称')).toHaveValue('冬季');
});

test('a name that the city has already is told at its field, and the form keeps its input', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('景区名称').fill('悦途湖畔水世界');
  await confirm(page).click();
  await expect(page.getByText('该城市已存在同名景区')).toHaveCount(2);
  await expect(page.getByLabel('景区名称')).toBeFocused();
  await expect(page.getByLabel('景区名称')).toHaveValue('悦途湖畔水世界');
  await page.getByLabel('景区名称').fill('云栖湖风景区');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
});

test('two people edit one scenic spot: the second is told, and keeps the input', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('详细地址').fill('新址1号');
  await system.call('resorts/enable/1', { data: { enable: 0 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByLabel('详细地址')).toHaveValue('新址1号');
});

test('switching asks nothing, removing does; the rail counts one less', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('switch', { name: '启用听涛海洋乐园' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('switch', { name: '启用听涛海洋乐园' })).not.toBeChecked();
  await page.getByRole('button', { name: '删除 听涛海洋乐园' }).click();
  await expect(page.getByText('确定删除吗？')).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('请先删除该资源下的产品')).toBeVisible();
  await expect(row(page, '听涛海洋乐园')).toBeVisible();
  await page.getByRole('button', { name: '删除 白鹭洲湿地公园' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '白鹭洲湿地公园')).toHaveCount(0);
  await expect(rail(page).getByRole('button', { name: '全部 7' })).toBeVisible();
  await expect(rail(page).getByRole('button', { name: /^贵阳市/ })).toHaveCount(0);
});

test('a merchant user sees, adds, edits, switches and removes his own, and names no merchant', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('merchantManager');
  await page.goto(`${base}/list`);
  await expect(page.getByText('共 2 条')).toBeVisible();
  await expect(row(page, '悦途湖畔水世界')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '所属商户' })).toHaveCount(0);
  await expect(rail(page).getByRole('button', { name: '杭州市 1' })).toBeVisible();
  await page.getByRole('button', { name: '展开' }).click();
  await expect(page.getByRole('combobox', { name: '状态' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(0);

  await page.getByRole('button', { name: '添加景区' }).click();
  await fillForm(page, '栖霞谷景区');
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(0);
  await confirm(page).click();
  await expect(row(page, '栖霞谷景区')).toBeVisible();
  const added = (await system.journal()).find(({ path }) => path.includes('resorts/add-of-own-merchant'));
  expect(added).toMatchObject({ path: expect.stringContaining('merchants/2/'), status: 1 });

  await page.getByRole('button', { name: '编辑 栖霞谷景区' }).click();
  await page.getByLabel('详细地址').fill('栖霞路100号');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await page.getByRole('switch', { name: '启用栖霞谷景区' }).click();
  await expect(page.getByRole('switch', { name: '启用栖霞谷景区' })).not.toBeChecked();
  await page.getByRole('button', { name: '删除 栖霞谷景区' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '栖霞谷景区')).toHaveCount(0);
});

test('another merchant’s scenic spot is absent for him; without the right to /401', async ({
  page,
  signInAs,
}) => {
  await signInAs('merchantManager');
  await page.goto(`${base}/add?id=1`);
  await expect(page.getByText('数据不存在或已被删除').first()).toBeVisible();
  await signInAs('finance');
  await page.goto(`${base}/list`);
  await expect(page).toHaveURL(/\/401/);
});
