import { minsuRoomExample } from '#contracts/examples/minsuRooms.ts';
import { expect, test } from './fixtures.ts';
import { choose, confirm, fill, list, option, row, toggle, upload } from './parts.ts';
import { expectFound, expectMissing, expectRows } from './recordSteps.ts';
import { testsOf } from './recordTests.ts';
import { disablesProducts } from './venueForms.ts';

const base = '/merchant/homestay/rooms';
const rooms = testsOf({ noun: '房源', base, resource: 'minsu-rooms', area: 'minsuRooms' });

test('from a guesthouse to its rooms, found by way of letting and bed', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/merchant/homestay/homestays/list');
  await page.getByRole('button', { name: '房源 梧桐里民宿' }).click();
  await expect(page).toHaveURL(`${base}/list?minsuId=1`);
  await expect(list(page, '所属民宿')).toHaveValue('梧桐里民宿');
  await expectFound(page, 4);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['房源名称', '所属民宿', '出租方式', '户型', '床铺', '面积', '可住人数', '房间数量', '产品数'],
    ...['启用', '排序', '操作'],
  ]);
  await expectRows(page, { 庭院整套: ['整套出租', '3室1厅1厨2卫', '大床×2 · 双床×2', '128.50㎡'] });
  await page.getByRole('button', { name: '展开' }).click();
  await choose(page, '床型', '上下铺');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/bedType=70/);
  await expectFound(page, 1);
  await page.getByRole('button', { name: '重置' }).click();
  await choose(page, '出租方式', '整套出租');
  await choose(page, '所属商户', '悦途酒店集团');
  await page.getByRole('button', { name: '查询' }).click();
  await expectFound(page, 2);
});

test('adds a room to the guesthouse of the list: a whole house is one, unless there are several alike', async ({
  page,
  signInAs,
}) => {
  const { name } = minsuRoomExample;
  await signInAs('operator');
  await page.goto(`${base}/list?minsuId=1`);
  await page.getByRole('button', { name: '添加房源' }).click();
  await expect(page.getByRole('heading', { name: '添加房源' })).toBeVisible();
  await expect(list(page, '所属民宿')).toHaveValue('梧桐里民宿');
  await expectMissing(page, '房源', ['请选择出租方式', '请输入面积', '请上传图片']);

  await fill(page, { 房源名称: name, 房间数量: '8', 面积: '86.5' });
  const count = page.getByLabel('房间数量');
  await choose(page, '出租方式', '整套出租');
  await expect(count).toHaveValue('1');
  await choose(page, '出租方式', '独立房间');
  await expect(count).toHaveValue('8');
  await choose(page, '出租方式', '整套出租');
  await expect(count).toHaveValue('1');
  await expect(count).not.toBeEditable();
  await page.getByRole('button', { name: '添加床型' }).click();
  await choose(page.getByRole('group', { name: '第2行床型' }), '床型', '上下铺');
  await page.getByLabel('床宽').nth(1).fill('80');
  await upload(page, '图片');
  await confirm(page).click();
  await expect(page.getByText('床宽范围为90-300').last()).toBeVisible();
  await page.getByLabel('床宽').nth(1).fill('90');
  await page.getByRole('checkbox', { name: '有多套相同房源' }).check();
  await count.fill('3');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list?minsuId=1`);
  await expectRows(page, { [name]: ['大床×1 · 上下铺×1', '86.50㎡'] });

  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  await expect(page.getByRole('heading', { name: '编辑房源' })).toBeVisible();
  await expect(page.getByLabel('面积')).toHaveValue('86.5');
  await expect(page.getByLabel('房间数量')).toHaveValue('3');
  await page.getByRole('checkbox', { name: '有多套相同房源' }).uncheck();
  await expect(count).toHaveValue('1');
  await expect(count).not.toBeEditable();
  await page.getByLabel('房源名称').fill('竹影独栋');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await toggle(page, '启用竹影独栋').click();
  await confirm(page).click();
  await expect(toggle(page, '启用竹影独栋')).not.toBeChecked();
  await page.getByRole('button', { name: '删除 竹影独栋' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '竹影独栋')).toHaveCount(0);
});

rooms.asksInItsForm({ row: '庭院整套', asks: disablesProducts, query: '?minsuId=1' });

rooms.tellsTakenName({
  query: '?minsuId=1',
  row: '阁楼单间',
  taken: '庭院整套',
  free: '阁楼小间',
  says: '该民宿下已存在同名房源',
});
rooms.tellsSecondEditor('房源名称', '梧桐整套');
rooms.servesMerchantUser({
  count: 7,
  own: '背包客床位',
  foreign: '洱畔小筑',
  name: '竹影单间',
  fill: async (page) => {
    await list(page, '所属民宿').click();
    await expect(option(page, '洱畔小筑')).toHaveCount(0);
    await option(page, '半山听雨').click();
    await fill(page, { 房源名称: '竹影单间', 房间数量: '3', 面积: '26.5' });
    await choose(page, '出租方式', '独立房间');
    await upload(page, '图片');
  },
  edited: { 面积: '28' },
  listed: '28.00㎡',
});
