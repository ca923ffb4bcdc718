import { minsuExample } from '#contracts/examples/minsus.ts';
import { typeDate } from './dates.ts';
import { expect, type Page } from './fixtures.ts';
import { confirm, fill } from './parts.ts';
import { testsOf } from './recordTests.ts';
import { disablesProducts, fillVenue } from './venueForms.ts';

/** Fills in everything that a new guesthouse needs except its merchant. */
const fillMinsu = (page: Page) =>
  fillVenue(
    page,
    '民宿',
    minsuExample,
    {
      预订电话: minsuExample.bookingPhone,
      房东姓名: minsuExample.hostName,
      房东电话: minsuExample.hostPhone,
    },
    { 民宿类型: '别墅' },
  );

const minsus = testsOf({
  noun: '民宿',
  base: '/merchant/homestay/homestays',
  resource: 'minsus',
  area: 'minsus',
  removedFromMenu: true,
});

minsus.lists({
  columns: [
    ...[
      '民宿名称',
      '所属商户',
      '民宿类型',
      '所在地区',
      '房源数',
      '房间总数',
      '产品数',
      '起价',
      '启用',
      '售卖状态',
    ],
    ...['入离时间', '排序', '操作'],
  ],
  rows: { 梧桐里民宿: ['悦途酒店集团', '四合院', '杭州市浙江省', '14:00 / 12:00', '16'] },
  first: '梧桐里民宿',
  off: '听竹别院',
});
minsus.countsByCity([5, 2]);
minsus.finds({
  as: 'operator',
  chosen: { 所属商户: '悦途酒店集团', 民宿类型: '客栈', '所在地区 省份': '浙江省', 状态: '启用' },
  address: /merchantId=2.*minsuType=10.*provinceId=33.*enabled=1/,
  row: '半山听雨',
  kept: ['所属商户', '民宿类型'],
  typed: [{ label: '民宿名称', text: '渔火', row: '渔火人家' }],
});

minsus.adds({
  name: minsuExample.name,
  missing: [
    ...['请选择所属商户', '请选择民宿类型', '请选择所在地区', '请输入预订电话', '请输入房东姓名'],
    ...['请输入房东电话', '请上传图片', '请输入简介', '请选择正确的地理位置', '请选择正确的地理位置'],
  ],
  fill: fillMinsu,
  owner: { 所属商户: '悦途酒店集团' },
  details: async (page) => {
    await fill(page, { 开业年份: '2020', 装修年份: '2019', 保洁费: '58.50' });
    await typeDate(page, '安静开始时间', '2200');
    for (const name of ['山景', '允许做饭', '停车场']) await page.getByRole('checkbox', { name }).check();
    await confirm(page).click();
    await expect(page.getByText('装修年份不能早于开业年份').last()).toBeVisible();
    await expect(page.getByText('请选择安静结束时间')).toBeVisible();
    await fill(page, { 装修年份: '2024' });
    await typeDate(page, '安静结束时间', '7:00');
  },
  listed: ['悦途酒店集团', '别墅', '杭州市浙江省'],
  reads: async (page) => {
    await expect(page.getByLabel('保洁费')).toHaveValue('58.5');
    await expect(page.getByLabel('装修年份')).toHaveValue('2024');
    await expect(page.getByLabel('安静结束时间')).toHaveValue('07:00');
    await expect(page.getByRole('checkbox', { name: '允许做饭' })).toBeChecked();
    await expect(page.getByLabel('房东姓名')).toHaveValue(minsuExample.hostName);
  },
});

minsus.asksInItsForm({ row: '梧桐里民宿', asks: disablesProducts });

minsus.tellsTakenName({
  row: '梧桐里民宿',
  taken: '听竹别院',
  free: '梧桐里小院',
  says: '该城市已存在同名民宿',
});
minsus.tellsSecondEditor('民宿名称', '梧桐里小院');
minsus.switchesAndRemoves({
  switched: { row: '听竹别院', on: true },
  stays: { row: '梧桐里民宿', says: '请先删除该民宿下的房源' },
  goes: { row: '听竹别院' },
});
minsus.servesMerchantUser({
  count: 3,
  own: '梧桐里民宿',
  foreign: '洱畔小筑',
  name: minsuExample.name,
  fill: fillMinsu,
  edited: { 民宿名称: '栖霞小院' },
  newName: '栖霞小院',
  listed: '别墅',
  calls: ['statsOfCity'],
  body: { merchantId: '2' },
});
minsus.isClosed({
  foreign: '3',
  paths: ['/merchant/homestay/rooms/list', '/merchant/homestay/rooms/add'],
});
