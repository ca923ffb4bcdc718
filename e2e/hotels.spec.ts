import { hotelExample } from '#contracts/examples/hotels.ts';
import { expect, test } from './fixtures.ts';
import { confirm, fill, row } from './parts.ts';
import { testsOf } from './recordTests.ts';
import { disablesProducts, fillHotel } from './venueForms.ts';

const base = '/merchant/hotel/hotels';
const hotels = testsOf({ noun: '酒店', base, resource: 'hotels', area: 'hotels', removedFromMenu: true });

hotels.lists({
  columns: [
    ...['酒店名称', '所属商户', '星级', '所在地区', '房型数', '总房量', '产品数', '起价', '启用', '售卖状态'],
    ...['入离时间', '排序', '操作'],
  ],
  rows: { 云栖湖度假酒店: ['悦途酒店集团', '豪华型(五星)'] },
  first: '云栖湖度假酒店',
  off: '旧港城际酒店',
  more: async (page) => {
    const first = row(page, '云栖湖度假酒店');
    await expect(first.getByRole('cell')).toHaveText([
      ...['云栖湖度假酒店', '悦途酒店集团', '豪华型(五星)', '杭州市浙江省', '4', '268', '5'],
      ...[/^\d+\.\d{2}$/, '', '可下单', '14:00 / 12:00', '10', '编辑房型更多'],
    ]);
    await expect(first.getByRole('button', { name: /云栖湖度假酒店/ }).first()).toBeVisible();
  },
});
hotels.countsByCity([6, 2]);
hotels.finds({
  chosen: {
    所属商户: '悦途酒店集团',
    星级: '舒适型(三星)',
    '所在地区 省份': '浙江省',
    '所在地区 城市': '杭州市',
    状态: '启用',
  },
  address: /merchantId=2.*starLevel=20.*provinceId=33.*cityId=3301.*enabled=1/,
  row: '栖霞里精品酒店',
  kept: ['所属商户', '星级'],
  typed: [{ label: '酒店名称', text: '椰林', row: '椰林湾度假酒店' }],
});

hotels.adds({
  name: hotelExample.name,
  blank: async (page) => {
    await expect(page.getByLabel('入住时间')).toHaveValue('14:00');
    await expect(page.getByLabel('离店时间')).toHaveValue('12:00');
    await expect(page.getByLabel('最晚保留')).toHaveValue('18:00');
  },
  missing: ['请选择所属商户', '请选择星级', '请输入总房量', '请选择所在地区', '请上传图片'],
  fill: fillHotel,
  owner: { 所属商户: '南海假日' },
  details: async (page) => {
    await fill(page, { 开业年份: '2015', 装修年份: '2014', 押金: '200.5' });
    await page.getByRole('switch', { name: '加床' }).click();
    await confirm(page).click();
    await expect(page.getByText('装修年份不能早于开业年份')).toHaveCount(2);
    await expect(page.getByText('请输入加床价')).toBeVisible();
    await fill(page, { 装修年份: '2020', 加床价: '150' });
    for (const name of ['支付宝', '充电桩']) await page.getByRole('checkbox', { name }).check();
  },
  listed: ['高档型(四星)'],
  reads: async (page) => {
    await expect(page.getByLabel('押金')).toHaveValue('200.5');
    await expect(page.getByLabel('加床价')).toHaveValue('150');
    await expect(page.getByRole('checkbox', { name: '支付宝' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '充电桩' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: '停车场' })).not.toBeChecked();
  },
});

test('fewer rooms than the room types have together show a warning, but can be saved', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('link', { name: '栖霞里精品酒店' }).click();
  await expect(page.getByRole('heading', { name: '编辑酒店' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveValue('悦途酒店集团');
  await expect(page.getByLabel('加床价')).toHaveValue('120');
  await fill(page, { 酒店名称: '栖霞里小院酒店', 总房量: '40' });
  await expect(page.getByText('房型的房间数量合计42间，超过酒店总房量40间')).toBeVisible();
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  await expect(row(page, '栖霞里小院酒店')).toContainText('40');
});

hotels.asksInItsForm({ row: '云栖湖度假酒店', asks: disablesProducts });

hotels.tellsTakenName({
  row: '栖霞里精品酒店',
  taken: '云栖湖度假酒店',
  free: '栖霞里小院酒店',
  says: '该城市已存在同名酒店',
});
hotels.tellsSecondEditor('详细地址', '新址1号');
hotels.switchesAndRemoves({
  switched: { row: '云栖湖度假酒店', on: false, asks: disablesProducts },
  stays: { row: '云栖湖度假酒店', says: '请先删除该酒店下的房型' },
  goes: { row: '旧港城际酒店' },
});
hotels.servesMerchantUser({
  count: 4,
  own: '云栖湖度假酒店',
  foreign: '椰林湾度假酒店',
  name: hotelExample.name,
  fill: fillHotel,
  edited: { 品牌: '湖滨' },
  calls: ['statsOfCity'],
  body: { merchantId: '2' },
});
hotels.isClosed({ foreign: '3', paths: ['/merchant/hotel/rooms/list', '/merchant/hotel/rooms/add'] });
