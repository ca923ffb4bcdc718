import { expect, it } from 'vitest';
import { layoutOf } from '../../domain/estate/roomLayout.ts';
import { inOrder, movedBy, spanOf, unitOf } from './gridLayout.ts';

/** Unit 甲 has two rooms on floors 1 to 3, unit 乙 one room on floors 2 and 3. */
const room = (unitName: string, floor: number, index: number) => ({
  ...{ id: `${unitName}${floor}${index}`, unitName, floor, roomNo: `${floor}0${index}` },
});
const rooms = [
  ...[1, 2, 3].flatMap((floor) => [room('甲', floor, 2), room('甲', floor, 1)]),
  ...[2, 3].map((floor) => room('乙', floor, 1)),
];
const layout = layoutOf(rooms, ['甲', '乙', '丙']);

it('has units side by side, floors from the top, and no column for a unit without rooms', () => {
  expect(layout.floors).toEqual([3, 2, 1]);
  expect(layout.units).toEqual([
    { name: '甲', from: 0, width: 2 },
    { name: '乙', from: 2, width: 1 },
  ]);
  expect(inOrder(layout)).toEqual(['甲31', '甲32', '乙31', '甲21', '甲22', '乙21', '甲11', '甲12']);
});

it('a span is the rectangle between two rooms, over units', () => {
  expect(spanOf(layout, '乙31', '甲22')).toEqual(['甲32', '乙31', '甲22', '乙21']);
  expect(spanOf(layout, '甲11', '甲11')).toEqual(['甲11']);
  expect(spanOf(layout, '甲11', 'gone')).toEqual([]);
});

it('a unit is all of its rooms', () => {
  expect(unitOf(layout, '乙21')).toEqual(['乙31', '乙21']);
});

it.each([
  ['ArrowRight', '甲32', '乙31'],
  ['ArrowRight', '乙31', '乙31'],
  ['ArrowDown', '乙21', '乙21'],
  ['ArrowUp', '甲11', '甲21'],
  ['ArrowLeft', '乙21', '甲22'],
  ['Home', '乙31', '甲31'],
  ['End', '甲11', '甲12'],
  ['PageDown', '甲31', '甲11'],
  ['PageUp', '乙21', '乙31'],
])('%s goes from %s to %s', (key, from, to) => {
  expect(movedBy(layout, key, from)).toBe(to);
});

it('other keys go nowhere', () => {
  expect(movedBy(layout, 'Tab', '甲31')).toBeUndefined();
});
