import { describe, expect, it } from 'vitest';
import { roomPlanCategories } from '#contracts/areas/roomPlanCategories.ts';
import { type RoomPlan, type RoomPlanRow, roomPlanForm, roomPlans } from '#contracts/areas/roomPlans.ts';
import { estateSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { roomPlanExample } from '#contracts/examples/estateParts.ts';
import { leastOf } from '#contracts/examples/leastOf.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { of } from './asking.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 4.8 over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock('platformAdmin');
const { does, refuses } = world;
const enter = (state: string, params: object) =>
  enterState(world.mock.mock, { state, params: { ...params } }) as { id: string };
const newPlan = leastOf(roomPlanForm, roomPlanExample);

const twice = (url: string) => ({ url, covered: true });
describeWrongForms(world, roomPlans, newPlan, [
  ['no name', { name: ' ' }, '请输入户型名称', 'name'],
  ['a name of 21 characters', { name: long(21) }, '户型名称不能超过20个字符', 'name'],
  ['no category', { categoryId: '' }, '请选择分类', 'categoryId'],
  ['a category of another project', { categoryId: '4' }, '请选择分类', 'categoryId'],
  ['10 bedrooms', { bedrooms: 10 }, '室范围为0-9', 'bedrooms'],
  ['no number of halls', { halls: '' }, '请输入厅', 'halls'],
  ['6 kitchens', { kitchens: 6 }, '厨范围为0-5', 'kitchens'],
  ['10 baths', { baths: 10 }, '卫范围为0-9', 'baths'],
  ['10 balconies', { balconies: 10 }, '阳台范围为0-9', 'balconies'],
  ['neither bedroom nor hall', { bedrooms: 0, halls: 0 }, '室和厅不能同时为0', 'bedrooms'],
  ['9.99 ㎡', { buildArea: 999 }, '建筑面积范围为10-5000', 'buildArea'],
  ['5000.01 ㎡', { buildArea: 500_001 }, '建筑面积范围为10-5000', 'buildArea'],
  ['an inner area above the whole', { innerArea: 11_801 }, '套内面积不能大于建筑面积', 'innerArea'],
  ['no orientation', { orientation: undefined }, '请选择朝向', 'orientation'],
  ['a storey of 1.99 m', { storeyHeight: 199 }, '层高范围为2-10', 'storeyHeight'],
  ['a storey of 10.01 m', { storeyHeight: 1_001 }, '层高范围为2-10', 'storeyHeight'],
  ['a negative price', { referencePrice: -1 }, '参考总价范围为0-99999999.99元', 'referencePrice'],
  ['6 tags', { tags: ['一', '二', '三', '四', '五', '六'] }, '标签不能超过5个', 'tags'],
  ['no plan', { pictures: [] }, '请上传户型图', 'pictures'],
  ['no cover', { pictures: [{ url: '/a.png', covered: false }] }, '请设置封面图', 'pictures'],
  ['two covers', { pictures: [twice('/a.png'), twice('/b.png')] }, '请设置封面图', 'pictures'],
  [
    '10 plans',
    { pictures: Array.from({ length: 10 }, (_, at) => ({ url: `/${at}`, covered: at === 0 })) },
    '户型图不能超过9个',
    'pictures',
  ],
  [
    '10 pictures of the show flat',
    { showRoomPictures: Array(10).fill('/a.png') },
    '样板间图不能超过9个',
    'showRoomPictures',
  ],
  ['a link that is none', { vrUrl: 'vr.example' }, '请输入正确的链接地址', 'vrUrl'],
  ['a link of 301', { vrUrl: `https://vr.example/${'a'.repeat(282)}` }, 'VR链接不能超过300个字符', 'vrUrl'],
  ['an analysis of 501', { analysis: long(501) }, '户型解析不能超过500个字符', 'analysis'],
  ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
]);

describe('a house shape', () => {
  describeAdded(world, roomPlans, newPlan, {
    sent: { innerArea: 9_440 },
    answers: {
      innerArea: 9_440,
      ...{ referencePrice: 0, tags: [], showRoomPictures: [], vrUrl: '', analysis: '' },
      ...{ categoryName: '三室', roomText: '3室2厅1厨2卫1阳', usableRate: 8_000 },
      ...{ roomCount: 0, onSaleCount: 0, saleStatus: estateSaleStatus.waiting },
      actions: ['edit', 'enable', 'remove'],
    },
    change: { bedrooms: 4, analysis: '四房改善。' },
    emptied: 'innerArea',
  });

  it('has a name of its own within its project', async () => {
    const body = { ...newPlan, name: '两室A户型' };
    await refuses(roomPlans.add, { body }, status.duplicate, '户型名称已存在', 'name');
    await refuses(roomPlans.update, of('2', body), status.duplicate, '户型名称已存在', 'name');
    await does(roomPlans.add, { body: { ...body, estateId: '4', categoryId: '11' } });
  });

  it('goes into no category that is disabled, and stays in its own', async () => {
    await does(roomPlanCategories.enable, of('2', { enable: 0 }));
    const words = '分类已停用，请重新选择';
    await refuses(roomPlans.add, { body: newPlan }, status.precondition, words, 'categoryId');
    await does(roomPlans.update, of('2', newPlan));
  });

  it('is a main one of at most five', async () => {
    const main = { ...newPlan, isMain: 1 };
    for (const name of ['甲', '乙', '丙']) await does(roomPlans.add, { body: { ...main, name } });
    await refuses(roomPlans.add, { body: main }, status.precondition, '主力户型不能超过5个', 'isMain');
    await refuses(roomPlans.update, of('3', main), status.precondition, '主力户型不能超过5个', 'isMain');
    await does(roomPlans.update, of('1', { ...main, categoryId: '1' }));
    await does(roomPlans.add, { body: { ...main, estateId: '2', categoryId: '5' } });
  });

  it('used by rooms counts them and is not removed; disabled, they keep it', async () => {
    const { id } = enter('a record that something depends on exists', { kind: 'roomPlan' });
    const [room] = world
      .store()
      .estateRooms.rows()
      .filter(({ planId }) => planId === id);
    const n = world
      .store()
      .estateRooms.rows()
      .filter(({ planId }) => planId === id).length;
    await refuses(roomPlans.remove, of(id), status.precondition, `户型已被${n}套房源使用，无法删除`);
    await does(roomPlans.enable, of(id, { enable: 0 }));
    expect(world.store().estateRooms.get(room?.id ?? '')?.planId).toBe(id);
    const plan = await does<RoomPlan>(roomPlans.get, of(id));
    expect(plan.roomCount).toBe(n);
  });

  it('is on sale while one of its rooms is, and sold out once all are sold', async () => {
    const { estateRooms } = world.store();
    const { id } = await does<RoomPlan>(roomPlans.add, { body: newPlan });
    const { id: used } = enter('a record that something depends on exists', { kind: 'roomPlan' });
    const like = estateRooms.rows().find(({ planId }) => planId === used);
    const { id: _id, version: _version, ...values } = like ?? ({} as never);
    const states: [10 | 20 | 30 | 40 | 50, number, number][] = [
      [50, estateSaleStatus.soldOut, 0],
      [10, estateSaleStatus.waiting, 0],
      [30, estateSaleStatus.onSale, 1],
      [20, estateSaleStatus.onSale, 2],
    ];
    for (const [state, saleStatus, onSaleCount] of states) {
      estateRooms.insert({ ...values, planId: id, roomNo: `9${state}`, status: state });
      expect(await does(roomPlans.get, of(id))).toMatchObject({ saleStatus, onSaleCount });
    }
  });
});

describeList(world, roomPlans, {
  found: [
    [{ estateId: '1' }, ['1', '2', '3']],
    [{ estateId: '1', categoryId: '2' }, ['2']],
    [{ estateId: '1', name: '复式' }, ['3']],
    [{ estateId: '1', enabled: 0 }, []],
    [{ estateId: '4' }, []],
  ],
  row: [
    { estateId: '1', name: '三室' },
    {
      ...{ categoryName: '三室', roomText: '3室2厅1厨2卫2阳', usableRate: 7_900, isMain: 1 },
      imageUrl: expect.stringMatching(/plan-1-2\.svg$/),
    } satisfies Partial<Record<keyof RoomPlanRow, unknown>>,
  ],
});
