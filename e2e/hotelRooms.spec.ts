import { expect, type Page, test } from './fixtures.ts';
import { choose, confirm, fill, list, option, options, row, upload } from './parts.ts';
import { expectFound, expectMissing, expectRows } from './recordSteps.ts';
import { testsOf } from './recordTests.ts';
import { disablesProducts } from './venueForms.ts';

const base = '/merchant/hotel/rooms';
const bed = (page: Page, n: number) => page.getByRole('group', { name: `第${n}行床型` });
const rooms = testsOf({ noun: '房型', base, resource: 'hotel-rooms', area: 'hotelRooms' });

test('a hotel leads to its room types, with beds, area, guests and number', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/list');
  await page.getByRole('button', { name: '房型 云栖湖度假酒店' }).click();
  await expect(page).toHaveURL(`${base}/list?hotelId=1`);
  await expect(list(page, '所属酒店')).toHaveValue('云栖湖度假酒店');
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['房型名称', '所属酒店', '床型', '面积', '楼层', '可住人数', '窗户', '房间数量', '产品数'],
    ...['启用', '排序', '操作'],
  ]);
  const beds = '大床 180cm×1 · 上下铺 100cm×1';
  await expectRows(page, { 亲子家庭房: [beds, '52.00㎡', '2层', '2成人3儿童', '有窗', '36'] });
  await expectFound(page, 4);
});

rooms.finds({
  chosen: { 所属酒店: '椰林湾度假酒店', 床型: '圆床/水床', 状态: '启用', 所属商户: '南海假日' },
  address: /hotelId=3.*bedType=80.*enabled=1.*merchantId=4/,
  row: '沙滩别墅',
  kept: ['所属酒店', '床型'],
});

test('adds a room type to the hotel of the list; more rooms than the hotel has are warned of', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list?hotelId=1`);
  await page.getByRole('button', { name: '添加房型' }).click();
  await expect(list(page, '所属酒店')).toHaveValue('云栖湖度假酒店');
  await page.getByRole('button', { name: '添加床型' }).click();
  await expect(list(bed(page, 2), '床型')).toBeFocused();
  await page.getByLabel('床宽').last().fill('80');
  await expectMissing(page, '房型', ['床宽范围为90-300', '请输入面积', '请输入房间数量', '请上传图片']);

  await fill(page, { 房型名称: '湖景双床房', 面积: '30.5', 房间数量: '25' });
  await choose(bed(page, 2), '床型', '单人床');
  await page.getByLabel('床宽').last().fill('120');
  await expect(page.getByText('房型的房间数量合计269间，超过酒店总房量268间')).toBeVisible();
  await page.getByLabel('可加床数').fill('1');
  await upload(page, '图片');
  await confirm(page).click();
  await expect(page.getByText('请输入加床价')).toHaveCount(2);
  // Without extra beds their price is not asked, whatever it was.
  await page.getByLabel('加床价').fill('999999999');
  await page.getByLabel('可加床数').fill('0');
  await expect(page.getByLabel('加床价')).toBeHidden();
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list?hotelId=1`);
  await expectRows(page, { 湖景双床房: ['大床 180cm×1 · 单人床 120cm×1', '30.50㎡'] });
});

test('a room type cannot move to a hotel that was disabled meanwhile, which is told at its field', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list?hotelId=1`);
  await page.getByRole('link', { name: '湖景套房' }).click();
  await expect(page.getByRole('heading', { name: '编辑房型' })).toBeVisible();
  await expect(page.getByLabel('面积')).toHaveValue('68.5');
  await page.getByLabel('房型名称').fill('湖景行政套房');
  await choose(page, '所属酒店', '临海观澜大酒店');
  await system.call('hotels/enable/2', { data: { enable: 0 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('酒店已停用')).toHaveCount(2);
  await choose(page, '所属酒店', '云栖湖度假酒店');
  await confirm(page).click();
  await expect(row(page, '湖景行政套房')).toBeVisible();
});

rooms.asksInItsForm({ row: '巷景大床房', asks: disablesProducts, query: '?hotelId=6' });

rooms.tellsTakenName({
  query: '?hotelId=1',
  row: '湖景套房',
  taken: '高级大床房',
  free: '湖景行政套房',
  says: '该酒店下已存在同名房型',
});
rooms.tellsSecondEditor('楼层', '6层');
rooms.switchesAndRemoves({
  query: '?hotelId=6',
  switched: { row: '巷景大床房', on: false, asks: disablesProducts },
  stays: { row: '巷景大床房', says: '请先删除该资源下的产品' },
  goes: { row: '亲子家庭房', query: '?hotelId=1' },
});
rooms.servesMerchantUser({
  count: 10,
  own: '湖景套房',
  foreign: '椰林湾度假酒店',
  inList: async (page) => {
    await list(page, '所属酒店').click();
    const own = ['云栖湖度假酒店', '临海观澜大酒店', '旧港城际酒店', '栖霞里精品酒店'];
    await expect(options(page)).toHaveText(own);
    await page.keyboard.press('Escape');
  },
  name: '阁楼房',
  fill: async (page) => {
    await fill(page, { 房型名称: '阁楼房', 面积: '20', 房间数量: '2' });
    await list(page, '所属酒店').click();
    await expect(option(page, '栖霞里精品酒店')).toBeVisible();
    await expect(option(page, '旧港城际酒店')).toHaveCount(0);
    await option(page, '栖霞里精品酒店').click();
    await upload(page, '图片');
  },
  edited: { 楼层: '4层' },
  listed: '4层',
});
