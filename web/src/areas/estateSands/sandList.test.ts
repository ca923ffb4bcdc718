import { describe, expect, it } from 'vitest';
import { sandPointKind } from '#contracts/enums/estates.ts';
import {
  changedKind,
  changedPoint,
  changedSand,
  type EditedPoint,
  markBuilding,
  movedSand,
  newPoint,
  withSand,
} from './sandList.ts';

const { building, gate } = sandPointKind;
const buildings = [
  { id: '1', name: '1号楼' },
  { id: '2', name: '临海听澜苑尊享海景二号楼' },
];
const point = (id: string, change: Partial<EditedPoint> = {}): EditedPoint => ({
  ...{ id, kind: gate, name: '出入口', buildingId: '', x: 1, y: 2, note: '' },
  ...change,
});
const three = ['一', '二', '三'].reduce<ReturnType<typeof withSand>>(
  (sands, name, at) => withSand(sands, String(at), name),
  [],
);

describe('sand tables', () => {
  it('are numbered so that the first has the largest ordering', () => {
    expect(three.map(({ name, ordering }) => [name, ordering])).toEqual([
      ['一', 20],
      ['二', 10],
      ['三', 0],
    ]);
  });
  it('change places', () => {
    expect(movedSand(three, '2', -1).map(({ id, ordering }) => [id, ordering])).toEqual([
      ['0', 20],
      ['2', 10],
      ['1', 0],
    ]);
    expect(movedSand(three, '2', 1)).toEqual(three);
  });
  it('that do not change stay the same object', () => {
    const changed = changedSand(three, '1', ({ name }) => ({ name: `${name}期` }));
    expect(changed[1]?.name).toBe('二期');
    expect(changed[0]).toBe(three[0]);
  });
});

describe('points', () => {
  it('that do not move stay the same object', () => {
    const points = [point('a'), point('b')];
    const moved = changedPoint(points, 'b', { x: 9 });
    expect(moved[0]).toBe(points[0]);
    expect(moved[1]).toEqual(point('b', { x: 9 }));
  });
  it('mark the first building without a point, until all have one', () => {
    const place = { x: 3, y: 4 };
    const wanted = { id: 'n', kind: building, place, kindName: '楼栋' } as const;
    const first = newPoint([], buildings, wanted);
    expect(first).toEqual(point('n', { kind: building, name: '1号楼', buildingId: '1', ...place }));
    const second = newPoint([point('a', { kind: building, buildingId: '1' })], buildings, wanted);
    // Ten characters, as the form allows.
    expect(second).toMatchObject({ name: '临海听澜苑尊享海景二', buildingId: '2' });
    const all = buildings.map(({ id }) => point(id, { kind: building, buildingId: id }));
    expect(newPoint(all, buildings, wanted)).toBeUndefined();
  });
  it('that are no building have the name of their kind', () => {
    const added = newPoint([], buildings, { id: 'n', kind: gate, place: { x: 3, y: 4 }, kindName: '出入口' });
    expect(added).toEqual(point('n', { x: 3, y: 4 }));
  });
  it('take over the name of their building unless they have one of their own', () => {
    const marked = point('a', { kind: building, name: '1号楼', buildingId: '1' });
    expect(markBuilding(marked, buildings, '2')).toEqual({ buildingId: '2', name: '临海听澜苑尊享海景二' });
    expect(markBuilding({ ...marked, name: '楼王' }, buildings, '2')).toEqual({ buildingId: '2' });
  });
  it('of another kind take over its name, or that of a building, unless they have one of their own', () => {
    const nameOf = (kind: number) => ({ [building]: '楼栋', [gate]: '出入口' })[kind] ?? '';
    const marked = point('a', { kind: building, name: '1号楼', buildingId: '1' });
    const other = point('b', { kind: building, buildingId: '1' });
    expect(changedKind(marked, [marked], buildings, gate, nameOf)).toEqual({
      ...{ kind: gate, name: '出入口', buildingId: '' },
    });
    expect(changedKind(point('a'), [point('a'), other], buildings, building, nameOf)).toEqual({
      ...{ kind: building, name: '临海听澜苑尊享海景二', buildingId: '2' },
    });
    const own = point('a', { name: '南门' });
    expect(changedKind(own, [own], buildings, building, nameOf)).toEqual({ kind: building, buildingId: '1' });
  });
});
