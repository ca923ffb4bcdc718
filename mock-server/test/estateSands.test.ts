import { describe, expect, it } from 'vitest';
import { estateBuildings } from '#contracts/areas/estateBuildings.ts';
import { estateRooms } from '#contracts/areas/estateRooms.ts';
import { estateSands, type Sands } from '#contracts/areas/estateSands.ts';
import { type Estate, estates } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { estateSaleStatus, roomSaleStatus, sandPointKind } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { sandsExample } from '#contracts/examples/estateSands.ts';
import { sellRoom } from '#mock/control/states/roomSetup.ts';
import { sandViolations } from '#mock/estate/sandInvariants.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { of } from './asking.ts';
import { operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 4.10, over HTTP. Every refusal leaves the state as it was. Company 1 owns projects 1 and 2. */

const world = operatorsMock('platformAdmin');
const { does, refuses, store, mock } = world;

const [sand] = sandsExample.sands;
const [house, gate] = sand?.points ?? [];
type Sent = Record<string, unknown>;
const withSand = (change: Sent) => ({ sands: [{ ...sand, ...change }] });
const withPoint = (change: Sent) => withSand({ points: [{ ...gate, ...change }] });
const withHouse = (change: Sent) => withSand({ points: [{ ...house, ...change }] });
const gates = (n: number) => Array.from({ length: n }, () => gate);

const outside = '标注点超出沙盘范围';
describe('a form with', () => {
  it.each<[what: string, body: object, message: string, field: string]>([
    ['six sand tables', { sands: Array(6).fill({ ...sand, points: [] }) }, '沙盘不能超过5个', 'sands'],
    ['no list', { sands: '一期' }, '请选择沙盘', 'sands'],
    ['no name', withSand({ name: ' ' }), '请输入沙盘名称', 'sands.0.name'],
    ['a name of 21', withSand({ name: long(21) }), '沙盘名称不能超过20个字符', 'sands.0.name'],
    ['HTML in the name', withSand({ name: '<i>一期</i>' }), '沙盘名称不能包含HTML标签', 'sands.0.name'],
    ['no picture', withSand({ imageUrl: '' }), '请上传沙盘图', 'sands.0.imageUrl'],
    ['a picture that is none', withSand({ imageUrl: 'a b' }), '请上传正确的图片', 'sands.0.imageUrl'],
    ['ordering 101', withSand({ ordering: 101 }), '排序范围为0-100', 'sands.0.ordering'],
    ['101 points', withSand({ points: gates(101) }), '标注点不能超过100个', 'sands.0.points'],
    ['an unknown kind', withPoint({ kind: 80 }), '请选择标注类型', 'sands.0.points.0.kind'],
    ['no point name', withPoint({ name: '' }), '请输入标注名称', 'sands.0.points.0.name'],
    [
      'a point name of 11',
      withPoint({ name: long(11) }),
      '标注名称不能超过10个字符',
      'sands.0.points.0.name',
    ],
    ['a note of 51', withPoint({ note: long(51) }), '标注说明不能超过50个字符', 'sands.0.points.0.note'],
    ['x = 10001', withPoint({ x: 10_001 }), outside, 'sands.0.points.0.x'],
    ['y = -1', withPoint({ y: -1 }), outside, 'sands.0.points.0.y'],
    ['half of a ten-thousandth', withPoint({ x: 0.5 }), outside, 'sands.0.points.0.x'],
    ['x as a text', withPoint({ x: '100' }), outside, 'sands.0.points.0.x'],
    ['no y', withPoint({ y: undefined }), outside, 'sands.0.points.0.y'],
    ['no building', withHouse({ buildingId: '' }), '请选择楼栋', 'sands.0.points.0.buildingId'],
    [
      'a building of another project',
      withHouse({ buildingId: '3' }),
      '请选择楼栋',
      'sands.0.points.0.buildingId',
    ],
    ['an unknown building', withHouse({ buildingId: '999' }), '请选择楼栋', 'sands.0.points.0.buildingId'],
    [
      'the same building twice',
      withSand({ points: [house, house] }),
      '该楼栋已标注',
      'sands.0.points.1.buildingId',
    ],
  ])('%s is refused', async (_, body, message, field) => {
    await refuses(estateSands.save, of('1', body), status.invalid, message, field);
  });
});

describe('the sand tables of a project', () => {
  it('answer what was sent, and keep the ids of what stays', async () => {
    const first = await does<Sands>(estateSands.save, of('2', { ...withPoint({}), version: 0 }));
    expect(first).toMatchObject({
      id: '2',
      version: 1,
      sands: [{ name: '一期', points: [{ name: '主入口' }] }],
    });
    const [held] = first.sands;
    const [point] = held?.points ?? [];
    const moved = { ...point, x: 0, y: 10_000 };
    const added = { ...gate, id: 'new-1', name: '次入口' };
    const body = {
      sands: [
        { ...held, points: [moved, added] },
        { ...sand, points: [] },
      ],
      version: 1,
    };
    const second = await does<Sands>(estateSands.save, of('2', body));
    // The second one has the larger ordering of two equal ones neither; the order of the form stays.
    expect(second.sands.map(({ id }) => id)).toEqual([held?.id, expect.not.stringMatching(held?.id ?? '')]);
    expect(second.sands[0]?.points).toEqual([
      { ...moved, buildingId: '' },
      { ...added, id: expect.stringMatching(/^\d+$/), buildingId: '' },
    ]);
    expect(second.sands[0]?.points[1]?.id).not.toBe(point?.id);
    expect(await does(estateSands.get, of('2'))).toEqual(second);
  });

  it('take the larger ordering first, and keep no building of a point that marks none', async () => {
    const sands = [
      { ...sand, name: '一期', ordering: 1, points: [{ ...gate, buildingId: '1' }] },
      { ...sand, name: '二期', ordering: 2, points: [] },
    ];
    const saved = await does<Sands>(estateSands.save, of('1', { sands, version: 1 }));
    expect(saved.sands.map(({ name }) => name)).toEqual(['二期', '一期']);
    expect(saved.sands[1]?.points[0]?.buildingId).toBe('');
  });

  it('may mark a building on each of them, hold 100 points, and be none', async () => {
    const sands = [
      { ...sand, points: [house, ...gates(99)] },
      { ...sand, points: [house] },
    ];
    const { version } = await does<Sands>(estateSands.save, of('1', { sands, version: 1 }));
    expect(sandViolations(store())).toEqual([]);
    const empty = await does<Sands>(estateSands.save, of('1', { sands: [], version }));
    expect(empty.sands).toEqual([]);
  });

  it('make their section complete', async () => {
    const isComplete = async () =>
      (await does<Estate>(estates.get, of('2'))).completeSections.includes(estateSection.sands);
    expect(await isComplete()).toBe(false);
    await does(estateSands.save, of('2', withPoint({})));
    expect(await isComplete()).toBe(true);
    await does(estateSands.save, of('2', { sands: [] }));
    expect(await isComplete()).toBe(false);
  });

  it('are saved only over the version that was edited, also the first time', async () => {
    await does(estateSands.save, of('2', { ...withPoint({}), version: 0 }));
    await refuses(
      estateSands.save,
      of('2', { ...withPoint({}), version: 0 }),
      status.stale,
      '数据已被修改，请刷新后重试',
    );
    await does(estateSands.save, of('2', { ...withPoint({}), version: 1 }));
  });

  it('go with their project', async () => {
    await does(estateSands.save, of('4', withPoint({})));
    await does(estates.remove, of('4'));
    expect(store().estateSands.by('estateId', '4')).toEqual([]);
    await refuses(estateSands.get, of('4'), status.notFound, '数据不存在或已被删除');
    await refuses(estateSands.save, of('4', withPoint({})), status.notFound, '数据不存在或已被删除');
  });
});

describe('a building on a sand table', () => {
  const stateOf = async (buildingId: string) => {
    const { buildings } = await does<Sands>(estateSands.get, of('2'));
    return buildings.find(({ id }) => id === buildingId);
  };

  it('is 待售, 在售 and 售罄 by its rooms', async () => {
    const [building] = store().estateBuildings.by('estateId', '2');
    const id = building?.id ?? '';
    for (const room of store().estateRooms.by('estateId', '2')) store().estateRooms.remove(room.id);
    expect(await stateOf(id)).toMatchObject({ saleStatus: estateSaleStatus.waiting });
    const project = store().estates.get('2');
    if (!project) throw new Error('The seed has no project 2.');
    sellRoom(mock.mock, project);
    sellRoom(mock.mock, project);
    const [first, second] = store().estateRooms.by('estateId', '2');
    const becomes = (room: typeof first, code: (typeof roomSaleStatus)[keyof typeof roomSaleStatus]) =>
      store().estateRooms.update(room?.id ?? '', { status: code });
    becomes(first, roomSaleStatus.waiting);
    expect(await stateOf(id)).toMatchObject({ saleStatus: estateSaleStatus.waiting });
    for (const code of [roomSaleStatus.available, roomSaleStatus.held]) {
      becomes(first, code);
      expect(await stateOf(id)).toMatchObject({ saleStatus: estateSaleStatus.onSale });
    }
    // The last room that can be bought is bought, and its contract signed.
    becomes(second, roomSaleStatus.delivered);
    becomes(first, roomSaleStatus.available);
    const sale = { customerName: '江晚舟', customerMobile: '19900007001', subscribeAmount: 2_000_000 };
    await does(estateRooms.subscribe, of(first?.id ?? '', { ...sale, subscribeDate: testDay }));
    const contract = { contractNo: 'HT-2026-901', dealPrice: 140_000_000, signDate: testDay };
    await does(estateRooms.sign, of(first?.id ?? '', contract));
    expect(await stateOf(id)).toMatchObject({
      saleStatus: estateSaleStatus.soldOut,
      rooms: { waiting: 0, available: 0, held: 0, subscribed: 0, signed: 1, delivered: 1 },
    });
  });

  it('takes its points along when it is removed, and an open form becomes stale', async () => {
    const before = await does<Sands>(estateSands.get, of('1'));
    for (const { id } of store().estateRooms.by('buildingId', '1')) store().estateRooms.remove(id);
    store().estates.note('1', { saleInfo: null });
    await does(estateBuildings.remove, of('1'));
    expect(sandViolations(store())).toEqual([]);
    const after = await does<Sands>(estateSands.get, of('1'));
    expect(after.version).toBe(before.version + 1);
    const marked = ({ sands }: Sands) => sands.flatMap(({ points }) => points);
    expect(marked(after)).toEqual(marked(before).filter(({ buildingId }) => buildingId !== '1'));
    expect(marked(after).length).toBe(marked(before).length - 1);
  });

  it('is found by the self-check when it is of another project or gone', () => {
    const [row] = store().estateSands.by('estateId', '1');
    const point = { ...gate, id: '90', kind: sandPointKind.building, name: '9号楼', note: '', x: 1, y: 1 };
    const [first] = row?.sands ?? [];
    if (!row || !first) throw new Error('The seed has no sand table of project 1.');
    store().estateSands.update(row.id, { sands: [{ ...first, points: [{ ...point, buildingId: '3' }] }] });
    expect(sandViolations(store())).toEqual([`sand table ${first.id} of project 1: it has no building 3`]);
  });
});

describe('who may', () => {
  it('a company sees and saves its own projects only, a consultant sees those he is responsible for', async () => {
    const admin = await mock.tokenOf('companyAdmin');
    const consultant = await mock.tokenOf('consultant');
    await does(estateSands.get, of('1'), consultant);
    await does(estateSands.get, of('2'), admin);
    const gone = [status.notFound, '数据不存在或已被删除', undefined] as const;
    await refuses(estateSands.get, of('3'), ...gone, admin);
    await refuses(estateSands.save, of('3', withPoint({})), ...gone, admin);
    await refuses(estateSands.get, of('2'), ...gone, consultant);
    await refuses(
      estateSands.save,
      of('1', withPoint({})),
      status.forbidden,
      '没有操作权限',
      undefined,
      consultant,
    );
    await does(estateSands.save, of('2', withPoint({})), admin);
  });
});
