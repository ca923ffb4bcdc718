import { describe, expect, it } from 'vitest';
import { estateRooms } from '#contracts/areas/estateRooms.ts';
import { type Estate, estates } from '#contracts/areas/estates.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { isRatioOff } from '#contracts/estate/situation.ts';
import {
  imagesExample,
  saleInfoExample,
  situationExample,
  videosExample,
} from '#contracts/examples/estates.ts';
import { sellRoom } from '#mock/control/states/roomSetup.ts';
import type { StoredEstate } from '#mock/store/estateRows.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { of } from './asking.ts';
import { operatorsMock, type Wrong } from './recordTests.ts';
import { subscriptionOf } from './roomInputs.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 4.4 and 4.5, over HTTP, and what all sections have alike. Every refusal leaves the state as it was. */

const world = operatorsMock('platformAdmin');
const { does, refuses } = world;

const sections = [
  ['updateSituation', situationExample],
  // For all buildings, because rooms of several are for sale.
  [
    'updateSaleInfo',
    { ...saleInfoExample, licences: [{ no: '杭售许字(2025)第00108号', date: '2025-09-12' }] },
  ],
  ['updateImages', imagesExample],
  ['updateVideos', videosExample],
] as const;
describe.each(sections)('%s', (call, form) => {
  it('is saved over the version that was edited, and over any without one', async () => {
    const { version } = await does<Estate>(estates.get, of('1'));
    expect(await does(estates[call], of('1', { ...form, version }))).toMatchObject({ version: version + 1 });
    const stale = of('1', { ...form, version });
    await refuses(estates[call], stale, status.stale, '数据已被修改，请刷新后重试');
    expect(await does(estates[call], of('1', form))).toMatchObject({ version: version + 2 });
  });

  it('leaves the other sections as they are', async () => {
    const before = await does<Estate>(estates.get, of('1'));
    const after = await does<Estate>(estates[call], of('1', form));
    const same = (['situation', 'saleInfo', 'images', 'videos'] as const).filter(
      (name) => `update${name.toLowerCase()}` !== call.toLowerCase(),
    );
    for (const name of same) expect([name, after[name]]).toEqual([name, before[name]]);
  });

  it('of a project that is gone is -1004', () =>
    refuses(estates[call], of('99999999', form), status.notFound, '数据不存在或已被删除'));
});

const refusesAll = (call: 'updateSituation' | 'updateSaleInfo', form: object, wrong: Wrong[]) =>
  it.each<Wrong>(wrong)('%s is refused', (_, values, message, field) =>
    refuses(estates[call], of('1', { ...form, ...values }), status.invalid, message, field),
  );

describe('an overview with', () => {
  const range = '容积率范围为0.01-20';
  refusesAll('updateSituation', situationExample, [
    ['no developer', { developer: '' }, '请输入开发商', 'developer'],
    ['a developer of 51', { developer: long(51) }, '开发商不能超过50个字符', 'developer'],
    ['a manager of 51', { propertyCompany: long(51) }, '物业公司不能超过50个字符', 'propertyCompany'],
    ['a fee above 100 yuan', { propertyFee: 10_001 }, '物业费范围为0-100元', 'propertyFee'],
    ['no land', { landArea: 0 }, '占地面积范围为0.01-100000000', 'landArea'],
    ['a negative floor space', { buildArea: -1 }, '总建筑面积范围为0.01-100000000', 'buildArea'],
    ['no plot ratio', { plotRatio: '' }, '请输入容积率', 'plotRatio'],
    ['a plot ratio of 0', { plotRatio: 0 }, range, 'plotRatio'],
    ['a plot ratio of 20.01', { plotRatio: 2_001 }, range, 'plotRatio'],
    ['a green rate of 100.01 %', { greenRate: 10_001 }, '绿化率范围为0-100%', 'greenRate'],
    ['no planned rooms', { plannedRooms: '' }, '请输入规划户数', 'plannedRooms'],
    ['0 planned rooms', { plannedRooms: 0 }, '规划户数范围为1-100000', 'plannedRooms'],
    ['100001 parking spaces', { parkingCount: 100_001 }, '车位数范围为0-100000', 'parkingCount'],
    [
      'a ratio without one household',
      { parkingRatio: '2:1' },
      '请输入正确的车位配比，如1:1.2',
      'parkingRatio',
    ],
    [
      'a ratio of three decimals',
      { parkingRatio: '1:0.825' },
      '请输入正确的车位配比，如1:1.2',
      'parkingRatio',
    ],
    ['no ownership term', { ownYears: [] }, '请选择产权年限', 'ownYears'],
    ['an unknown ownership term', { ownYears: [60] }, '请选择产权年限', 'ownYears.0'],
    ['a building type twice', { buildTypes: [10, 10] }, '建筑类型不能重复', 'buildTypes'],
    ['no decoration', { decoration: undefined }, '请选择装修', 'decoration'],
    ['an unknown heating', { heating: 40 }, '请选择供暖', 'heating'],
    ['30 February', { completeDate: '2026-02-30' }, '请选择竣工时间', 'completeDate'],
    ['a traffic of 501', { traffic: long(501) }, '交通不能超过500个字符', 'traffic'],
    ['a script', { detail: '<script>1</script>' }, '图文详情包含不允许的内容', 'detail'],
  ]);

  it('a ratio that does not fit the areas is taken: the console asks, nobody refuses', async () => {
    const off = { ...situationExample, plotRatio: 300 };
    expect([isRatioOff(situationExample), isRatioOff(off)]).toEqual([false, true]);
    // 2.50 by the areas: a tenth of 2.28 is less than what is between them, a tenth of 2.27 is not the border.
    expect([228, 227].map((plotRatio) => isRatioOff({ ...situationExample, plotRatio }))).toEqual([
      false,
      true,
    ]);
    expect(isRatioOff({ ...off, landArea: undefined })).toBe(false);
    expect(await does(estates.updateSituation, of('1', off))).toMatchObject({
      situation: { plotRatio: 300 },
    });
  });

  it('what is left out stays out', async () => {
    const { propertyFee, landArea, parkingCount, water, ...least } = situationExample;
    const { situation } = await does<Estate>(estates.updateSituation, of('1', least));
    expect(situation).toMatchObject({ ...least });
    for (const name of ['landArea', 'water', 'propertyFee', 'parkingCount'] as const)
      expect(situation).not.toHaveProperty(name);
  });

  it('no parking spaces and no fee are said, and what was not said before is empty in the log', async () => {
    const { propertyFee, parkingCount, ...least } = situationExample;
    await does(estates.updateSituation, of('1', least));
    const said = { ...least, propertyFee: 0, parkingCount: 0 };
    const { situation, logs } = await does<Estate>(estates.updateSituation, of('1', said));
    expect(situation).toMatchObject({ propertyFee: 0, parkingCount: 0 });
    expect(logs[0]?.remark).toBe('物业费 - → 0.00元/㎡·月；车位数 - → 0个');
  });
});

describe('sale information with', () => {
  const [licence] = saleInfoExample.licences;
  const prices = '请同时填写最低总价和最高总价';
  const areas = '请同时填写最小面积和最大面积';
  const fixed = { commissionMode: 10, commissionRate: undefined };
  refusesAll('updateSaleInfo', saleInfoExample, [
    ['no status', { saleStatus: undefined }, '请选择销售状态', 'saleStatus'],
    ['an average above a million yuan', { avgPrice: 100_000_001 }, '均价范围为0-1000000元', 'avgPrice'],
    ['no lowest price', { minTotalPrice: undefined }, prices, 'minTotalPrice'],
    ['no highest price', { maxTotalPrice: '' }, prices, 'maxTotalPrice'],
    [
      'prices the wrong way round',
      { maxTotalPrice: 229_999_999 },
      '最高总价不能低于最低总价',
      'maxTotalPrice',
    ],
    ['no smallest area', { minArea: undefined }, areas, 'minArea'],
    ['no largest area', { maxArea: undefined }, areas, 'maxArea'],
    ['areas the wrong way round', { maxArea: 8_899 }, '最大面积不能小于最小面积', 'maxArea'],
    [
      'a latest launch before the first',
      { latestOpenDate: '2025-09-30' },
      '最新开盘日期不能早于首次开盘日期',
      'latestOpenDate',
    ],
    [
      'a handover before the launch',
      { deliveryDate: '2025-09-30' },
      '交房日期不能早于开盘日期',
      'deliveryDate',
    ],
    ['no licence while on sale', { licences: [] }, '在售项目必须填写预售许可证', 'licences'],
    ['a licence without a number', { licences: [{ ...licence, no: '' }] }, '请输入证号', 'licences.0.no'],
    [
      'a licence without a date',
      { licences: [{ ...licence, date: '' }] },
      '请选择发证日期',
      'licences.0.date',
    ],
    ['a licence twice', { licences: [licence, licence] }, '证号不能重复', 'licences.1.no'],
    [
      '21 licences',
      { licences: Array.from({ length: 21 }, (_, at) => ({ ...licence, no: `证${at}` })) },
      '预售许可证不能超过20个',
      'licences',
    ],
    [
      'a building of another project',
      { licences: [{ ...licence, buildingIds: ['5'] }] },
      '请选择绑定楼栋',
      'licences.0.buildingIds',
    ],
    ['an offer of 201', { discountText: long(201) }, '优惠信息不能超过200个字符', 'discountText'],
    ['no address', { salesOfficeAddress: '' }, '请输入售楼处地址', 'salesOfficeAddress'],
    ['hours the wrong way round', { receptionEnd: '09:00' }, '结束时间必须晚于开始时间', 'receptionEnd'],
    ['a wrong phone', { salesOfficePhone: '12345' }, '请输入正确的电话号码', 'salesOfficePhone'],
    ['recommends without a mode', { commissionMode: undefined }, '请选择佣金方式', 'commissionMode'],
    [
      'a fixed commission without an amount',
      { ...fixed, commissionAmount: undefined },
      '请输入佣金金额',
      'commissionAmount',
    ],
    [
      'a commission above a million yuan',
      { ...fixed, commissionAmount: 100_000_001 },
      '佣金金额范围为0.01-1000000元',
      'commissionAmount',
    ],
    ['a share without a rate', { commissionRate: undefined }, '请输入佣金比例', 'commissionRate'],
    ['a rate of 10.01 %', { commissionRate: 1_001 }, '佣金比例范围为0.01-10%', 'commissionRate'],
    ['a rate of 0 %', { commissionRate: 0 }, '佣金比例范围为0.01-10%', 'commissionRate'],
    [
      'a rate of 0 % while recommends are not accepted',
      { recommendEnabled: 0, commissionRate: 0 },
      '佣金比例范围为0.01-10%',
      'commissionRate',
    ],
    [
      'a reward above 10000 yuan',
      { visitRewardAmount: 1_000_001 },
      '到访奖励范围为0-10000元',
      'visitRewardAmount',
    ],
    ['0 days of protection', { protectDays: 0 }, '推荐保护期范围为1-365', 'protectDays'],
    ['no condition', { settleCondition: 40 }, '请选择结佣条件', 'settleCondition'],
    ['37 parts', { payPeriods: 37 }, '发放期数范围为1-36', 'payPeriods'],
    ['a rule without words', { recommendRule: '<p> </p>' }, '请输入推荐规则', 'recommendRule'],
    [
      'a script in the rule',
      { recommendRule: '<p onclick="1">规则</p>' },
      '推荐规则包含不允许的内容',
      'recommendRule',
    ],
  ]);

  it('no licence is right while no room is for sale, and no commission without recommends', async () => {
    const waiting = {
      ...saleInfoExample,
      ...{ saleStatus: 10, licences: [], recommendEnabled: 0, recommendRule: '' },
      ...{ commissionMode: undefined, commissionAmount: undefined, commissionRate: undefined },
    };
    const store = world.store();
    const [building] = store.estateBuildings.by('estateId', '1');
    const forSale = store.estateRooms
      .by('estateId', '1')
      .filter(({ status: state }) => state === roomSaleStatus.available || state === roomSaleStatus.held);
    for (const { id } of forSale.slice(1)) store.estateRooms.remove(id);
    const last = forSale[0]?.id ?? '';
    for (const state of [roomSaleStatus.available, roomSaleStatus.held]) {
      store.estateRooms.update(last, { status: state, buildingId: building?.id ?? '' });
      const words = `${building?.name}有可售或销控的房源，须保留预售许可证`;
      await refuses(estates.updateSaleInfo, of('1', waiting), status.precondition, words, 'licences');
    }
    store.estateRooms.update(last, { status: roomSaleStatus.waiting });
    const { saleInfo } = await does<Estate>(estates.updateSaleInfo, of('1', waiting));
    expect(saleInfo).toMatchObject({ saleStatus: 10, licences: [], recommendEnabled: 0 });
    expect(saleInfo).not.toHaveProperty('commissionMode');
  });

  it('sold out is refused while a room can be bought, and taken when none can', async () => {
    const soldOut = of('2', {
      ...saleInfoExample,
      saleStatus: 40,
      licences: [{ ...licence, buildingIds: [] }],
    });
    const store = world.store();
    for (const { id } of store.estateRooms.by('estateId', '2')) store.estateRooms.remove(id);
    sellRoom(world.mock.mock, store.estates.get('2') as StoredEstate);
    const room = store.estateRooms.by('estateId', '2')[0]?.id ?? '';
    for (const state of [roomSaleStatus.available, roomSaleStatus.held]) {
      store.estateRooms.update(room, { status: state });
      const words = '仍有可售房源，不能设为售罄';
      await refuses(estates.updateSaleInfo, soldOut, status.precondition, words, 'saleStatus');
    }
    store.estateRooms.update(room, { status: roomSaleStatus.subscribed });
    expect(await does(estates.updateSaleInfo, soldOut)).toMatchObject({ saleInfo: { saleStatus: 40 } });
  });

  it('sold out turns into for sale while a room that came back can be bought', async () => {
    const id = '3';
    const sold = world
      .store()
      .estateRooms.by('estateId', id)
      .find((one) => one.status === roomSaleStatus.signed && one.recommendId === '');
    const shown = async () => {
      const { saleInfo } = await does<Estate>(estates.get, of(id));
      const { count } = await does<{ count: number }>(estates.list, {
        query: { offset: 0, limit: 10, saleStatus: 40 },
      });
      return [saleInfo?.saleStatus, count];
    };
    expect(await shown()).toEqual([40, 1]);
    await does(estateRooms.cancelDeal, of(sold?.id ?? '', { reason: '客户违约' }));
    expect(await shown()).toEqual([20, 0]);
    // A form that changes something else sends back the state that it shows.
    const { saleInfo } = await does<Estate>(estates.get, of(id));
    await does(estates.updateSaleInfo, of(id, { ...saleInfo, discountText: '老带新98折' }));
    expect(await shown()).toEqual([20, 0]);
    await does(estateRooms.subscribe, of(sold?.id ?? '', subscriptionOf(testDay)));
    expect(await shown()).toEqual([40, 1]);
  });
});
