import { beforeEach, describe, expect, it } from 'vitest';
import { type Building, estateBuildings, type GridRoom } from '#contracts/areas/estateBuildings.ts';
import { type BatchRow, estateRooms, type Room } from '#contracts/areas/estateRooms.ts';
import { estateParts } from '#contracts/areas/estates.ts';
import { roomPlans } from '#contracts/areas/roomPlans.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type RoomSaleStatus, recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { totalPriceOf } from '#contracts/estate/roomPrices.ts';
import { buildingExample, generationExample, roomExample } from '#contracts/examples/estateBuildings.ts';
import { hundredths } from '#contracts/hundredths.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import { recommendIn } from '#mock/control/states/recommendSetup.ts';
import { roomIn } from '#mock/control/states/roomSetup.ts';
import { estateViolations } from '#mock/estate/invariants.ts';
import { roomTable } from '#mock/estate/roomRules.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { seededMock } from './mockFor.ts';
import { signingOf, subscriptionOf } from './roomInputs.ts';

/** Buildings and rooms over HTTP: the probes of the domain design, section 21 ("building"), and E6. */

const mock = seededMock();
let token: string;
beforeEach(async () => {
  token = await mock.tokenOf('companyAdmin');
});

const { waiting, available, held, subscribed, signed } = roomSaleStatus;
const store = () => mock.mock.store;
const ask = <D = Room>(call: AnyEndpoint, params: Record<string, string>, body?: object) =>
  mock.call<D>(call, token, { params, ...(body && { body }) }).then(({ envelope }) => envelope);
const fails = async (
  call: AnyEndpoint,
  params: Record<string, string>,
  body: object,
  code: number,
  says: string,
) => {
  const before = mock.dump();
  expect(await ask(call, params, body)).toMatchObject({ status: code, message: says });
  expect(mock.dump()).toBe(before);
};

/** A building of 2 units and 10 floors with 3 rooms on each. */
async function addBuilding(): Promise<Building> {
  const units = ['1单元', '2单元'].map((name) => ({ name, perFloor: 3, fromFloor: 1, toFloor: 10 }));
  const body = { ...buildingExample, floorsAbove: 10, units };
  return (await ask<Building>(estateBuildings.add, {}, body)).data;
}
const wholeBuilding = { units: ['1单元', '2单元'], fromFloor: 1, toFloor: 10 };

describe('generating rooms', () => {
  it('adds 60, and the second time none: 60 are skipped and named', async () => {
    const { id } = await addBuilding();
    const generate = () =>
      ask<{ added: number; skipped: number; skippedRooms: object[] }>(
        estateBuildings.generateRooms,
        { id },
        wholeBuilding,
      );
    expect((await generate()).data).toEqual({ added: 60, skipped: 0, skippedRooms: [] });
    const { data } = await generate();
    expect([data.added, data.skipped, data.skippedRooms.length]).toEqual([0, 60, 60]);
    expect(data.skippedRooms[0]).toEqual({ unitName: '1单元', floor: 1, roomNo: '101' });
    expect(estateViolations(store())).toEqual([]);
  });

  it('leaves out floors, and refuses more than 5,000 and none at all', async () => {
    const { id } = await addBuilding();
    const body = { ...wholeBuilding, skipFloors: [4] };
    expect((await ask<{ added: number }>(estateBuildings.generateRooms, { id }, body)).data.added).toBe(54);
    const none = { ...wholeBuilding, fromFloor: 11, toFloor: 12 };
    await fails(estateBuildings.generateRooms, { id }, none, status.invalid, '没有需要生成的房源');
    const units = Array.from({ length: 20 }, (_, at) => ({
      ...{ name: `${at + 1}座`, perFloor: 50, fromFloor: 1, toFloor: 10 },
    }));
    const large = { ...buildingExample, name: '9号楼', floorsAbove: 10, units };
    const { data } = await ask<Building>(estateBuildings.add, {}, large);
    const all = { units: units.map(({ name }) => name), fromFloor: 1, toFloor: 10 };
    await fails(
      estateBuildings.generateRooms,
      { id: data.id },
      all,
      status.invalid,
      '一次最多生成5000套房源',
    );
  });

  it('is refused for a unit that the building has not, and a house shape of another project', async () => {
    const wrong = { ...generationExample, units: ['8单元'] };
    await fails(estateBuildings.generateRooms, { id: '1' }, wrong, status.invalid, '楼栋没有该单元');
    const foreign = store()
      .roomPlans.all()
      .find(({ estateId }) => estateId !== '1');
    const body = { ...generationExample, planId: foreign?.id ?? '' };
    await fails(estateBuildings.generateRooms, { id: '1' }, body, status.invalid, '请选择本项目的户型');
  });

  it('is refused where a room would cost more than a form of one may say', async () => {
    const { id } = await addBuilding();
    const planId = store().roomPlans.by('estateId', '1')[0]?.id ?? '';
    store().roomPlans.update(planId, { buildArea: 500_000 });
    const body = { ...wholeBuilding, planId, unitPrice: 100_000_000 };
    await fails(estateBuildings.generateRooms, { id }, body, status.invalid, '总价不能超过99999999.99元');
  });
});

describe('a building', () => {
  it('keeps the units that have rooms, and its project', async () => {
    const units = [{ name: '1单元', perFloor: 2, fromFloor: 2, toFloor: 6 }];
    const body = { ...buildingExample, phase: '一期', name: '1号楼' };
    await fails(
      estateBuildings.update,
      { id: '1' },
      { ...body, units },
      status.precondition,
      '单元1单元已有房源，不能删除、改名或缩小楼层范围',
    );
    await fails(
      estateBuildings.update,
      { id: '1' },
      { ...body, estateId: '2' },
      status.invalid,
      '不能更换所属项目',
    );
    await fails(estateBuildings.remove, { id: '1' }, {}, status.precondition, '楼栋存在已售房源，无法删除');
  });

  it('takes its rooms with it, and counts them by state', async () => {
    const { id } = await addBuilding();
    await ask(estateBuildings.generateRooms, { id }, wholeBuilding);
    const { data } = await ask<Building>(estateBuildings.get, { id });
    expect([data.totalRooms, data.rooms.waiting, data.saleStatus]).toEqual([60, 60, 10]);
    expect((await ask(estateBuildings.remove, { id }, {})).status).toBe(1);
    expect(store().estateRooms.by('buildingId', id)).toEqual([]);
  });
});

describe('a building with a room that may not be removed by itself', () => {
  it.each<[string, () => Readonly<{ id: string }>, AnyEndpoint, object]>([
    ['is held back', () => roomIn(mock.mock, available), estateRooms.hold, { reason: '老客户保留' }],
    ['was given back', () => roomIn(mock.mock, subscribed), estateRooms.unsubscribe, { reason: '退定' }],
    [
      'was signed and given back',
      () => roomIn(mock.mock, signed),
      estateRooms.cancelDeal,
      { reason: '退房' },
    ],
  ])('stays: the room %s', async (_, made, call, body) => {
    token = await mock.tokenOf('platformAdmin');
    const { id: room } = made();
    await ask(call, { id: room }, body);
    const { id } = await addBuilding();
    store().estateRooms.note(room, { buildingId: id });
    const says = '房源已预留或有销售记录，无法删除';
    await fails(estateBuildings.remove, { id }, {}, status.precondition, says);
    await fails(estateRooms.remove, { id: room }, {}, status.precondition, says);
    expect(store().estateRooms.get(room)).toBeDefined();
  });
});

describe('a building that a licence names', () => {
  it('stays, because the licence would cover the whole project without it', async () => {
    const { id } = await addBuilding();
    const saleInfo = store().estates.get('1')?.saleInfo;
    if (!saleInfo) throw new Error('Project 1 has no sale information.');
    const [licence] = saleInfo.licences;
    if (!licence) throw new Error('Project 1 has no licence.');
    store().estates.note('1', {
      saleInfo: { ...saleInfo, licences: [{ ...licence, no: '（2026）第8号', buildingIds: [id] }] },
    });
    const says = '预售许可证（2026）第8号绑定了该楼栋，请先在销售信息中解除';
    await fails(estateBuildings.remove, { id }, {}, status.precondition, says);
    store().estates.note('1', { saleInfo: { ...saleInfo, licences: [{ ...licence, buildingIds: [] }] } });
    expect((await ask(estateBuildings.remove, { id }, {})).status).toBe(status.ok);
  });
});

describe('a room', () => {
  it('costs price by area, rounded to the cent (E6)', async () => {
    const { data } = await ask(
      estateRooms.add,
      {},
      { ...roomExample, unitPrice: 1_580_000, buildArea: 8_950 },
    );
    expect(data.totalPrice).toBe(141_410_000);
  });

  it.each([
    [{ roomNo: '101', floor: 1 }, status.duplicate, '房号已存在'],
    [{ floor: 7 }, status.invalid, '楼层不在该单元的范围内'],
    [{ unitName: '9单元' }, status.invalid, '楼栋没有该单元'],
    [{ unitPrice: 1_000_000 }, status.invalid, '总价不能低于底价'],
    [{ innerArea: 8_951 }, status.invalid, '套内面积不能大于建筑面积'],
    [{ buildArea: 500_000, unitPrice: 100_000_000 }, status.invalid, '总价不能超过99999999.99元'],
  ] as const)('is refused with %j', (values, code, says) =>
    fails(estateRooms.add, {}, { ...roomExample, ...values }, code, says),
  );

  it('is for sale only with price, house shape and licence', async () => {
    const room = roomIn(mock.mock, waiting);
    store().estateRooms.update(room.id, { planId: '' });
    await fails(estateRooms.open, { id: room.id }, {}, status.precondition, '请先设置价格和户型');
    const unlicensed = store().estateRooms.by('estateId', '2')[0];
    await fails(
      estateRooms.open,
      { id: unlicensed?.id ?? '' },
      {},
      status.precondition,
      '项目缺少预售许可证',
    );
    // Offered all the same: the refusal says what to do first.
    const { data } = await ask(estateRooms.get, { id: room.id });
    expect(data.actions).toContain('open');
  });

  it('that was signed says the number of its contract in the log', async () => {
    const { id } = roomIn(mock.mock, subscribed);
    const { contractNo } = signingOf(testDay);
    await ask(estateRooms.sign, { id }, signingOf(testDay));
    expect(store().estateRooms.get(id)?.logs.at(-1)).toMatchObject({ action: '签约', remark: contractNo });
  });

  it('says in its log what an edit changed, without the floor price', async () => {
    const { id } = roomIn(mock.mock, available);
    const room = (await ask(estateRooms.get, { id })).data;
    const body = { ...room, unitPrice: 1_850_000, innerArea: 8_050, floorPrice: 1 };
    const { logs } = (await ask(estateRooms.update, { id }, body)).data;
    const [area, price] = [room.innerArea, room.unitPrice].map((value) => hundredths(value ?? 0));
    expect(logs[0]).toMatchObject({
      action: '编辑房源',
      remark: `套内面积 ${Number(area)}㎡ → 80.5㎡；单价 ${price}元/㎡ → 18500.00元/㎡`,
    });
  });

  it('has no other price once somebody has it', async () => {
    const { id } = roomIn(mock.mock, subscribed);
    await fails(estateRooms.update, { id }, roomExample, status.precondition, '已认购房源不能改价');
  });

  it('is removed only without a history', async () => {
    const { id } = roomIn(mock.mock, subscribed);
    await ask(estateRooms.unsubscribe, { id }, { reason: '客户改变主意' });
    expect(store().estateRooms.get(id)?.status).toBe(available);
    await fails(estateRooms.remove, { id }, {}, status.precondition, '房源已预留或有销售记录，无法删除');
  });
});

describe('rooms to choose from', () => {
  it('say state, area and price, and why one is held back', async () => {
    const [free, kept] = [roomIn(mock.mock, available), roomIn(mock.mock, held)];
    const query = { estateId: free.estateId, offset: 0, limit: 100 };
    const { envelope } = await mock.call<{ list: Room[] }>(estateRooms.onSale, token, { query });
    const optionOf = ({ id }: Readonly<{ id: string }>) => envelope.data.list.find((one) => one.id === id);
    const { buildArea, totalPrice } = free;
    expect(optionOf(free)).toMatchObject({ status: available, buildArea, totalPrice, holdReason: '' });
    expect(optionOf(kept)).toMatchObject({ status: held, buildArea, totalPrice, holdReason: '老客户保留' });
  });

  it('are those of projects of which one sees something, whatever one asks for', async () => {
    const projectsOf = async (who: PersonaName, list: AnyEndpoint) => {
      const { envelope } = await mock.call<{ list: Room[] }>(list, await mock.tokenOf(who), {
        query: { offset: 0, limit: 100 },
      });
      return [...new Set(envelope.data.list.map(({ estateId }) => estateId))];
    };

    for (const list of [estateRooms.onSale, roomPlans.allEnabled, estateParts.buildings]) {
      expect(await projectsOf('platformAdmin', list)).toContain('1');
      expect(await projectsOf('consultant', list)).toEqual(['1']);
      expect(await projectsOf('finance', list)).toEqual([]);
    }
  });
});

describe('moves', () => {
  it('a customer whom a recommend protects subscribes no room beside it', async () => {
    const { customerMobile, recommendNo: no, estateId } = recommendIn(mock.mock, recommendStatus.valid);
    const { id } = roomIn(mock.mock, available, { estateId });
    const body = { ...subscriptionOf(testDay), customerMobile };
    const says = `该客户由推荐${no}报备，请在推荐列表中认购`;
    expect(await ask(estateRooms.subscribe, { id }, body)).toEqual({
      ...{ status: status.precondition, message: says, data: { field: 'customerMobile' } },
    });
  });

  it('two users subscribe one room: exactly one succeeds', async () => {
    const { id, version } = roomIn(mock.mock, available);
    const body = { ...subscriptionOf(testDay), version };
    const answers = await Promise.all([
      ask(estateRooms.subscribe, { id }, body),
      ask(estateRooms.subscribe, { id }, { ...body, customerName: '陈晨' }),
    ]);
    expect(answers.map(({ status: code }) => code).sort()).toEqual([status.wrongState, status.ok].sort());
    expect(answers.find(({ status: code }) => code !== 1)?.message).toBe('房源已被认购');
    expect(estateViolations(store())).toEqual([]);
  });

  const bodies: Record<string, object> = {
    ...{ hold: { reason: '预留' }, unsubscribe: { reason: '退定' }, cancelDeal: { reason: '退房' } },
    ...{ subscribe: subscriptionOf(testDay), sign: signingOf(testDay), deliver: { deliverDate: testDay } },
  };
  const pairs = roomTable.pairs().map(([from, name]) => `${from} ${name}`);
  const names = [...new Set(roomTable.pairs().map(([, name]) => name))];
  const others = Object.values(roomSaleStatus).flatMap((from) =>
    names.filter((name) => !pairs.includes(`${from} ${name}`)).map((name) => [from, name] as const),
  );
  it.each(others)('a room in state %s does not %s', async (from, name) => {
    token = await mock.tokenOf('superAdmin');
    const { id } = roomIn(mock.mock, from as RoomSaleStatus);
    const isTaken = name === 'subscribe' && from >= subscribed;
    const says = isTaken ? '房源已被认购' : '房源状态已变更，请刷新后重试';
    await fails(estateRooms[name], { id }, bodies[name] ?? {}, status.wrongState, says);
  });

  it.each(roomTable.pairs())(
    'a room in state %s makes the move %s, and the counts follow',
    async (from, name) => {
      token = await mock.tokenOf('superAdmin');
      const { id } = roomIn(mock.mock, from);
      const answer = await ask(estateRooms[name], { id }, bodies[name] ?? {});
      expect([answer.status, answer.message]).toEqual([1, '操作成功']);
      expect(estateViolations(store())).toEqual([]);
    },
  );

  it('a deal is cancelled by staff of the platform only, and a consultant sells', async () => {
    const { id } = roomIn(mock.mock, signed);
    await fails(estateRooms.cancelDeal, { id }, { reason: '退房' }, status.forbidden, '没有操作权限');
    token = await mock.tokenOf('consultant');
    const room = roomIn(mock.mock, available);
    expect((await ask(estateRooms.subscribe, { id: room.id }, subscriptionOf(testDay))).status).toBe(1);
    await fails(estateRooms.hold, { id: room.id }, { reason: '预留' }, status.forbidden, '没有操作权限');
  });
});

describe('many rooms at once', () => {
  const seen = ({ id, version }: Readonly<{ id: string; version: number }>) => ({ id, version });
  const send = async (call: AnyEndpoint, rooms: object[]) =>
    (await ask<{ rows: BatchRow[] }>(call, {}, { rooms })).data.rows;

  it('rows that fail do not stop the others, and each says why', async () => {
    const [open, sold] = [roomIn(mock.mock, available), roomIn(mock.mock, subscribed)];
    const rows = await send(estateRooms.batchPrice, [
      { ...seen(open), unitPrice: 1_600_000 },
      { ...seen(sold), unitPrice: 1_600_000 },
      { ...seen(open), unitPrice: 1_700_000 },
      { id: '99999', version: 1, unitPrice: 1_600_000 },
    ]);
    expect(rows.map((row) => [row.status, row.message])).toEqual([
      [1, '操作成功'],
      [status.precondition, '已认购房源不能改价'],
      [status.stale, '数据已被修改，请刷新后重试'],
      [status.notFound, '数据不存在或已被删除'],
    ]);
    expect(rows[0]?.room).toMatchObject({ unitPrice: 1_600_000, totalPrice: totalPriceOf(1_600_000, 8_950) });
    expect(estateViolations(store())).toEqual([]);
  });

  it('an undo is the same call with the old values, and fails where somebody else was faster', async () => {
    const [one, two] = [roomIn(mock.mock, available), roomIn(mock.mock, available)];
    const reason = '领导预留';
    const rows = await send(
      estateRooms.batchStatus,
      [one, two].map((room) => ({ ...seen(room), status: held, reason })),
    );
    store().estateRooms.update(two.id, { floorPrice: 1 });
    const undone = await send(
      estateRooms.batchStatus,
      rows.map(({ room }) => ({ ...seen(room as GridRoom), status: available })),
    );
    expect(undone.map((row) => row.status)).toEqual([1, status.stale]);
    expect(store().estateRooms.get(one.id)).toMatchObject({ status: available, holdReason: '' });
  });

  it('a house shape brings its areas, and the old ones come back', async () => {
    const room = { ...roomIn(mock.mock, waiting) };
    const plan = store()
      .roomPlans.by('estateId', '1')
      .find(({ buildArea }) => buildArea !== room.buildArea);
    const [row] = await send(estateRooms.batchPlan, [{ ...seen(room), planId: plan?.id ?? '' }]);
    expect(row?.room).toMatchObject({
      buildArea: plan?.buildArea,
      totalPrice: totalPriceOf(room.unitPrice, plan?.buildArea ?? 0),
    });
    const { planId, buildArea, innerArea } = room;
    const back = { ...seen(row?.room as GridRoom), planId, buildArea, innerArea };
    expect((await send(estateRooms.batchPlan, [back]))[0]?.room).toMatchObject({
      planId,
      buildArea,
      innerArea,
    });
  });

  it('an undo gives a room without areas its zeros back', async () => {
    const { id } = roomIn(mock.mock, waiting);
    const nothing = { buildArea: 0, innerArea: 0, unitPrice: 0, totalPrice: 0, floorPrice: 0 };
    const bare = store().estateRooms.update(id, { planId: '', ...nothing });
    const planId =
      store()
        .roomPlans.by('estateId', '1')
        .find(({ enabled }) => enabled === 1)?.id ?? '';
    const [given] = await send(estateRooms.batchPlan, [{ ...seen(bare), planId }]);
    expect(given?.room?.buildArea).toBeGreaterThan(0);
    const back = { ...seen(given?.room as GridRoom), planId: '', buildArea: 0, innerArea: 0 };
    expect((await send(estateRooms.batchPlan, [back]))[0]?.room).toMatchObject({
      planId: '',
      ...nothing,
    });
  });

  it('no room gets a house shape that is off, and one that has it keeps it', async () => {
    const first = roomIn(mock.mock, waiting);
    const [off, other] = store().roomPlans.by('estateId', '1');
    for (const plan of [off, other]) store().roomPlans.update(plan?.id ?? '', { enabled: 0 });
    const room = store().estateRooms.update(first.id, { planId: off?.id ?? '' });
    const planId = other?.id ?? '';
    const [changed] = await send(estateRooms.batchPlan, [{ ...seen(room), planId }]);
    expect(changed).toMatchObject({ status: status.invalid, message: '请选择本项目的户型' });
    const [kept] = await send(estateRooms.batchPlan, [{ ...seen(room), planId: room.planId }]);
    expect(kept).toMatchObject({ status: 1 });
    const body = { ...generationExample, planId };
    await fails(estateBuildings.generateRooms, { id: '1' }, body, status.invalid, '请选择本项目的户型');
  });

  it("does not reach another company's rooms", async () => {
    const foreign = store().estateRooms.by('estateId', '3')[0];
    if (!foreign) throw new Error('The seed has no room of project 3.');
    const [row] = await send(estateRooms.batchPrice, [{ ...seen(foreign), unitPrice: 1 }]);
    expect(row).toMatchObject({ status: status.notFound, room: null });
  });
});

describe('the grid', () => {
  interface Grid {
    stamp: string;
    rooms: GridRoom[];
    removedIds: string[];
  }
  const rooms = async (since?: string) =>
    (
      await mock.call<Grid>(estateBuildings.rooms, token, {
        params: { id: '1' },
        query: since ? { since } : {},
      })
    ).envelope.data;

  it('answers what has changed since its stamp, and what is gone', async () => {
    const first = await rooms();
    expect(first.rooms).toHaveLength(24);
    mock.mock.clock.advance(60_000);
    const stamp = (await rooms()).stamp;
    expect((await rooms(stamp)).rooms).toEqual([]);
    const { id } = first.rooms.find((room) => room.status === available) as GridRoom;
    await ask(estateRooms.hold, { id }, { reason: '预留' });
    const added = roomIn(mock.mock, waiting);
    expect((await rooms(stamp)).rooms.map((room) => room.id)).toEqual([id, added.id]);
    await ask(estateRooms.remove, { id: added.id }, {});
    expect(await rooms(stamp)).toMatchObject({ removedIds: [added.id] });
  });

  it('tells the lowest price only to who manages the project', async () => {
    expect((await rooms()).rooms[0]?.floorPrice).toBeGreaterThan(0);
    token = await mock.tokenOf('consultant');
    expect((await rooms()).rooms[0]?.floorPrice).toBeUndefined();
    const { data } = await ask(estateRooms.get, { id: '1' });
    expect([data.floorPrice, data.customerName]).toEqual([undefined, expect.stringMatching(/^.\*+$/)]);
  });
});
