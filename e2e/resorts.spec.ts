import { resortExample } from '#contracts/examples/resorts.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { mp4 } from './mp4.ts';
import { confirm, fill } from './parts.ts';
import { file } from './pictures.ts';
import { cityButton } from './recordSteps.ts';
import { testsOf } from './recordTests.ts';
import { disablesProducts, fillVenue } from './venueForms.ts';

const base = '/merchant/scenic/resorts';
const season = (page: Page, n: number) => page.getByRole('group', { name: `第${n}行开放时间` });

/** Fills in the name, days and times of a season. */
async function fillSeason(page: Page, n: number, { 季节名称, ...dates }: Record<string, string>) {
  if (季节名称) await season(page, n).getByLabel('季节名称').fill(季节名称);
  for (const [label, text] of Object.entries(dates)) await typeDate(season(page, n), label, text);
}

/** Fills in everything that a new scenic spot needs except its merchant. */
async function fillResort(page: Page) {
  await fillVenue(page, '景区', resortExample, { 景区电话: resortExample.phone }, { 级别: '4A' });
  await fillSeason(page, 1, { 季节名称: '全年', 开园时间: '08:00', 闭园时间: '18:00', 停止入园: '17:00' });
  await page.getByRole('textbox', { name: '图文详情' }).fill('山谷与溪流，四季皆宜。');
}

const resorts = testsOf({ noun: '景区', base, resource: 'resorts', area: 'resorts' });

resorts.lists({
  columns: [
    ...[
      '景区名称',
      '所属商户',
      '级别',
      '所在地区',
      '开放时间',
      '产品数',
      '起价',
      '启用',
      '售卖状态',
      '排序',
      '操作',
    ],
  ],
  rows: {
    青岚山古道: ['云栖湖文旅', '4A', '湖州市浙江省', '全年 07:00-17:30', '60'],
    白鹭洲湿地公园: ['未评级'],
  },
  first: '云栖湖国家风景区',
  off: '白鹭洲湿地公园',
});
resorts.countsByCity([8, 2]);
resorts.finds({
  as: 'operator',
  chosen: { 所属商户: '云栖湖文旅', 级别: '4A', 状态: '启用' },
  address: /merchantId=1.*level=4.*enabled=1/,
  row: '青岚山古道',
  kept: ['所属商户', '级别'],
  typed: [{ label: '景区名称', text: '水世界', row: '悦途湖畔水世界' }],
});

resorts.adds({
  name: resortExample.name,
  missing: [
    ...['请选择所属商户', '请选择级别', '请选择所在地区', '请输入季节名称', '请上传图片', '请输入简介'],
    ...['请选择正确的地理位置', '请选择正确的地理位置', '请输入图文详情'],
  ],
  fill: fillResort,
  owner: { 所属商户: '悦途酒店集团' },
  details: async (page) => {
    // As an input method types it.
    await fill(page, { 游玩时长: '１。５小时', 标签: '亲水、徒步' });
    await page.getByLabel('标签', { exact: true }).press('Enter');
    for (const name of ['自然风光', '停车场']) await page.getByRole('checkbox', { name }).check();
    await page.getByLabel('视频', { exact: true }).setInputFiles(file('山谷.mp4', mp4({ seconds: 5 })));
    await expect(page.getByRole('button', { name: '播放视频' })).toBeVisible();
  },
  listed: ['悦途酒店集团', '全年 08:00-18:00'],
  beside: (page) => expect(cityButton(page, '杭州市 3')).toBeVisible(),
  reads: async (page) => {
    await expect(page.getByLabel('游玩时长')).toHaveValue('1.5');
    await expect(page.getByRole('checkbox', { name: '自然风光' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: '图文详情' })).toHaveText('山谷与溪流，四季皆宜。');
    for (const tag of ['亲水', '徒步']) await expect(page.getByText(tag, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '播放视频' }).click();
    await expect(page.getByRole('dialog', { name: '视频' }).locator('video')).toHaveAttribute(
      'src',
      /\.mp4$/,
    );
    await page.keyboard.press('Escape');
  },
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

test('a full list of seasons gives the focus to its add button when a row is removed, a removed tag to its field', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=2`);
  const add = page.getByRole('button', { name: '添加季节' });
  for (let n = 2; n <= 12; n++) {
    await add.press('Enter');
    await expect(season(page, n).getByLabel('季节名称')).toBeFocused();
  }
  await expect(add).toBeDisabled();
  await page.getByRole('button', { name: '删除第12行开放时间' }).press('Enter');
  await expect(season(page, 12)).toHaveCount(0);
  await expect(add).toBeFocused();

  const tags = page.getByRole('textbox', { name: '标签' });
  await tags.fill('亲水');
  await tags.press('Enter');
  await page.getByRole('button', { name: '删除标签亲水' }).press('Enter');
  await expect(page.getByRole('button', { name: '删除标签亲水' })).toHaveCount(0);
  await expect(tags).toBeFocused();
});

resorts.asksInItsForm({ row: '听涛海洋乐园', asks: disablesProducts });

resorts.tellsTakenName({
  row: '云栖湖国家风景区',
  taken: '悦途湖畔水世界',
  free: '云栖湖风景区',
  says: '该城市已存在同名景区',
});
resorts.tellsSecondEditor('详细地址', '新址1号');
resorts.switchesAndRemoves({
  switched: { row: '听涛海洋乐园', on: false, asks: disablesProducts },
  stays: { row: '听涛海洋乐园', says: '请先删除该景区下的产品' },
  goes: { row: '白鹭洲湿地公园' },
  beside: async (page) => {
    await expect(cityButton(page, '全部 7')).toBeVisible();
    await expect(cityButton(page, /^贵阳市/)).toHaveCount(0);
  },
});
resorts.servesMerchantUser({
  count: 2,
  own: '悦途湖畔水世界',
  foreign: '云栖湖国家风景区',
  inList: (page) => expect(cityButton(page, '杭州市 1')).toBeVisible(),
  name: resortExample.name,
  fill: fillResort,
  edited: { 详细地址: '栖霞路100号' },
  calls: ['statsOfCity'],
  body: { merchantId: '2' },
});
resorts.isClosed({ foreign: '1' });
