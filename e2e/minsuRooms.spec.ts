import { expect, test } from './fixtures.ts';
import { callsOf, mirrorsOf } from './journal.ts';
import { choose, confirm, fill, option, row, toggle, upload } from './parts.ts';

const base = '/merchant/homestay/rooms';

test('from a guesthouse to its rooms, found by way of letting and bed', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/merchant/homestay/homestays/list');
  await page.getByRole('button', { name: '房源 梧桐里民宿' }).click();
  await expect(page).toHaveURL(`${base}/list?minsuId=1`);
  await expect(page.getByRole('combobox', { name: '所属民宿' })).toHaveValue('梧桐里民宿');
  await expect(page.getByText('共 4 条')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    '房源名称',
    '所属民宿',
    '出租方式',
    '户型',
    '床铺',
    '面积',
    '可住人数',
    '房间数量',
    '产品数',
    '启用',
    '排序',
    '操作',
  ]);
  for (const text of ['整套出租', '3室1厅1厨2卫', '大床×2 · 双床×2', '128.50㎡'])
    await expect(row(page, '庭院整套')).toContainText(text);
  await page.getByRole('button', { name: '展开' }).click();
  await choose(page, '床型', '上下铺');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/bedType=70/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await page.getByRole('button', { name: '重置' }).click();
  await choose(page, '出租方式', '整套出租');
  await choose(page, '所属商户', '悦途酒店集团');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 2 条')).toBeVisible();
});

test('adds a room to the guesthouse of the list: a whole house is one, unless there are several alike', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(`${base}/list?minsuId=1`);
  await page.getByRole('button', { name: '添加房源' }).click();
  await expect(page.getByRole('heading', { name: '添加房源' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '所属民宿' })).toHaveValue('梧桐里民宿');
  await confirm(page).click();
  await expect(page.getByText('请输入房源名称')).toHaveCount(2);
  await expect(page.getByLabel('房源名称')).toBeFocused();
  for (const message of ['请选择出租方式', '请输入面积', '请上传图片'])
    await expect(page.getByText(message)).toBeVisible();

  await fill(page, { 房源名称: '竹影整套', 房间数量: '3', 面积: '86.5' });
  await choose(page, '出租方式', '整套出租');
  await page.getByRole('button', { name: '添加床型' }).click();
  await choose(page.getByRole('group', { name: '第2行床型' }), '床型', '上下铺');
  await page.getByLabel('床宽').nth(1).fill('80');
  await upload(page, '图片');
  await confirm(page).click();
  await expect(page.getByText('整套房源数量只能为1').last()).toBeVisible();
  await expect(page.getByText('床宽范围为90-300').last()).toBeVisible();
  await page.getByLabel('床宽').nth(1).fill('90');
  await page.getByRole('checkbox', { name: '有多套相同房源' }).check();
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list?minsuId=1`);
  await expect(row(page, '竹影整套')).toContainText('大床×1 · 上下铺×1');
  await expect(row(page, '竹影整套')).toContainText('86.50㎡');

  await page.getByRole('button', { name: '编辑 竹影整套' }).click();
  await expect(page.getByRole('heading', { name: '编辑房源' })).toBeVisible();
  await expect(page.getByLabel('房间数量')).toHaveValue('3');
  await page.getByRole('checkbox', { name: '有多套相同房源' }).uncheck();
  await expect(page.getByLabel('房间数量')).toHaveValue('1');
  await page.getByLabel('房源名称').fill('庭院整套');
  await confirm(page).click();
  await expect(page.getByText('该民宿下已存在同名房源')).toHaveCount(2);
  await page.getByLabel('房源名称').fill('竹影独栋');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.getByRole('switch', { name: '启用竹影独栋' }).click();
  await expect(page.getByRole('switch', { name: '启用竹影独栋' })).not.toBeChecked();
  await page.getByRole('button', { name: '删除 竹影独栋' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '竹影独栋')).toHaveCount(0);
});

test('two people edit one room: the second is told, and keeps the input', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('房源名称').fill('梧桐整套');
  await system.call('minsu-rooms/enable/1', { data: { enable: 1 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByLabel('房源名称')).toHaveValue('梧桐整套');
});

test('a merchant user adds, edits, switches and removes rooms of his own guesthouses', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('merchantManager');
  await page.goto(`${base}/list`);
  await expect(page.getByText('共 7 条')).toBeVisible();
  await page.getByRole('button', { name: '添加房源' }).click();
  await expect(page.getByRole('heading', { name: '添加房源' })).toBeVisible();
  await page.getByRole('combobox', { name: '所属民宿' }).click();
  await expect(option(page, '洱畔小筑')).toHaveCount(0);
  await option(page, '半山听雨').click();
  await fill(page, { 房源名称: '竹影单间', 房间数量: '3', 面积: '26.5' });
  await choose(page, '出租方式', '独立房间');
  await upload(page, '图片');
  await confirm(page).click();
  await page.getByRole('link', { name: '竹影单间' }).click();
  await expect(page.getByLabel('面积')).toHaveValue('26.5');
  await fill(page, { 面积: '28' });
  await confirm(page).click();
  await expect(row(page, '竹影单间')).toContainText('28.00㎡');
  await toggle(page, '启用竹影单间').click();
  await expect(toggle(page, '启用竹影单间')).not.toBeChecked();
  await page.getByRole('button', { name: '删除 竹影单间' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '竹影单间')).toHaveCount(0);
  expect(await callsOf(system, 'minsuRooms')).toEqual(
    mirrorsOf('add', 'enable', 'get', 'list', 'remove', 'update'),
  );
});
