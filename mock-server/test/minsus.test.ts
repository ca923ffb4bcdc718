import { describe, expect, it } from 'vitest';
import { type MinsuRow, minsus } from '#contracts/areas/minsus.ts';
import { status } from '#contracts/envelope.ts';
import { of } from './asking.ts';
import { newMinsu, ofMerchant2 } from './forms.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long, wrongHouses } from './wrongForms.ts';

/** The rules of domain design 8.6 for guesthouses, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store } = world;

describeWrongForms(world, minsus, newMinsu, [
  ...wrongHouses('民宿'),
  ['no type', { minsuType: '' }, '请选择民宿类型', 'minsuType'],
  ['an unknown type', { minsuType: 80 }, '请选择民宿类型', 'minsuType'],
  ['a wrong booking phone', { bookingPhone: '12345' }, '请输入正确的电话号码', 'bookingPhone'],
  ['no host', { hostName: '' }, '请输入房东姓名', 'hostName'],
  ['a host with digits', { hostName: '江2' }, '请输入正确的姓名', 'hostName'],
  ['no phone of the host', { hostPhone: '' }, '请输入房东电话', 'hostPhone'],
  ['a wrong one', { hostPhone: '1990000' }, '请输入正确的电话号码', 'hostPhone'],
  ['a picture that is no address', { hostPictureUrl: 'a b' }, '请上传正确的图片', 'hostPictureUrl'],
  ['too much about the host', { hostIntro: long(501) }, '房东介绍不能超过500个字符', 'hostIntro'],
  ['a quiet time without end', { quietStart: '22:00' }, '请选择安静结束时间', 'quietEnd'],
  ['one without beginning', { quietEnd: '07:00' }, '请选择安静开始时间', 'quietStart'],
  [
    'one of no length',
    { quietStart: '22:00', quietEnd: '22:00' },
    '安静时间的开始和结束不能相同',
    'quietEnd',
  ],
  ['an unknown rule', { houseRules: [50] }, '请选择房屋守则', 'houseRules.0'],
  ['a rule twice', { houseRules: [10, 10] }, '房屋守则不能重复', 'houseRules'],
  ['a feature twice', { features: [20, 20] }, '特色不能重复', 'features'],
  ['a cleaning fee of 1000.01', { cleaningAmount: 100_001 }, '保洁费范围为0-1000元', 'cleaningAmount'],
]);

describe('a form with', () => {
  it('the highest cleaning fee and a quiet time over midnight is right', async () => {
    const body = { ...newMinsu, cleaningAmount: 100_000, quietStart: '22:00', quietEnd: '07:00' };
    expect(await does(minsus.add, { body })).toMatchObject({ cleaningAmount: 100_000, quietEnd: '07:00' });
  });
});

describe('a guesthouse', () => {
  describeAdded(world, minsus, newMinsu, {
    sent: { features: [80, 20], openYear: 2019, floors: 3 },
    answers: {
      ...{ id: '6', ...ofMerchant2, openYear: 2019, floors: 3 },
      ...{ brand: '', hostPictureUrl: '', hostIntro: '', holdUntil: '', quietStart: '', quietEnd: '' },
      ...{ childPolicy: '', detail: '', depositAmount: 0, cleaningAmount: 0, tags: [] },
      ...{ features: [20, 80], facilities: [], houseRules: [], payWays: [] },
      hostPhone: '199****3333',
      // Steps to its sale (saleStep).
      missing: [40, 50, 60, 70],
      actions: ['edit', 'enable', 'remove', 'reveal'],
    },
    change: { features: [] },
    emptied: 'openYear',
  });

  it('with rooms stays', async () => {
    await refuses(minsus.remove, of('1'), status.precondition, '请先删除该民宿下的房源');
    const { minsuRooms, products } = store();
    for (const { id } of minsuRooms.by('minsuId', '1')) minsuRooms.remove(id);
    await refuses(minsus.remove, of('1'), status.precondition, '请先删除该民宿下的产品');
    for (const { id } of products.by('kind', 'house')) products.remove(id);
    expect(await does(minsus.remove, of('1'))).toBeNull();
  });
});

describe('the list', () => {
  describeList(world, minsus, {
    order: ['1', '2', '3', '5', '4'],
    found: [
      [{ name: '听' }, ['2', '5']],
      [{ name: '%' }, []],
      [{ merchantId: '2' }, ['1', '2', '5']],
      [{ minsuType: 40 }, ['4']],
      [{ provinceId: '33' }, ['1', '2', '5']],
      [{ cityId: '3301' }, ['1', '5']],
      [{ enabled: 0 }, ['5']],
      [{ provinceId: '33', minsuType: 10, enabled: 1 }, ['2']],
    ],
  });

  it('counts rooms and units', async () => {
    const { list } = await does<{ list: MinsuRow[] }>(minsus.list, { query: { name: '梧桐里' } });
    expect(list).toMatchObject([
      {
        ...{ name: '梧桐里民宿', merchantName: '悦途酒店集团' },
        ...{ provinceName: '浙江省', cityName: '杭州市', roomKinds: 4, unitCount: 16 },
        ...{ checkInTime: '14:00', checkOutTime: '12:00' },
      },
    ]);
    expect(list[0]?.coverUrl).toMatch(/^\/api\/resorts\/uploads\/minsu-01/);
  });
});
