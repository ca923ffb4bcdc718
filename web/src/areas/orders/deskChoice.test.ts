import { expect, it } from 'vitest';
import type { DeskHouse, DeskStay } from '#contracts/areas/frontDesk.ts';
import {
  choiceText,
  joined,
  orderFilterOf,
  readChoice,
  staysLike,
  staysOf,
  stockOf,
  totalOf,
} from './deskChoice.ts';

const room = { arrivals: 2, departures: 1, inHouse: 3, stock: { rooms: 8, left: 5 } };
const rooms = [
  { ...room, id: '11', name: '大床房' },
  { ...room, id: '12', name: '双床房', stock: null },
];
const houses: DeskHouse[] = [
  { kind: 'hotel', id: '1', name: '云栖湖度假酒店', rooms },
  { kind: 'house', id: '1', name: '临溪小院', rooms: [] },
];
const stay = (id: string, of: Partial<DeskStay>) =>
  ({
    ...{ id, kind: 'hotel', resourceId: '1', roomId: '11', tabs: ['arrivals'], guestNames: [], roomNos: [] },
    ...{ contactName: '', memberName: '', contactMobile: '', memberMobile: '', orderNo: 'H202605010000' },
    ...of,
  }) as unknown as DeskStay;
const idsOf = (stays: readonly DeskStay[]) => stays.map(({ id }) => id).join();

it.each([
  ['', 'arrivals'],
  ['inHouse', 'inHouse'],
  ['inHouse.house.1', 'inHouse.house.1'],
  ['departures.hotel.1.12', 'departures.hotel.1.12'],
  ['unknown.hotel.1', 'arrivals.hotel.1'],
  ['inHouse.hotel.9.12', 'inHouse'],
  ['inHouse.hotel.1.99', 'inHouse.hotel.1'],
])('the address %j means %j', (text, meant) => {
  expect(choiceText(readChoice(text, houses))).toBe(meant);
});

it('lists the orders of a tab, of a house, and of a room', () => {
  const stays = [
    stay('1', {}),
    stay('2', { roomId: '12' }),
    stay('3', { kind: 'house' }),
    stay('4', { tabs: ['departures', 'inHouse'] }),
  ];
  const listed = (text: string) => idsOf(staysOf(stays, readChoice(text, houses)));
  expect(listed('arrivals')).toBe('1,2,3');
  expect(listed('arrivals.hotel.1')).toBe('1,2');
  expect(listed('arrivals.hotel.1.12')).toBe('2');
  expect(listed('arrivals.house.1')).toBe('3');
  expect(listed('inHouse')).toBe('4');
});

it.each([
  ['王', '1'],
  [' WONG ', '2'],
  ['1802', '1,3'],
  ['802', ''],
  ['h202605019999', '2'],
  ['9999', '2'],
  ['nobody', ''],
  ['+86 138-0000 1802', '3'],
  ['１３８００００１８０２', '3'],
  ['13900001802', ''],
  ['ＷＯＮＧ', '2'],
])('finds %j', (typed, ids) => {
  const stays = [
    stay('1', { guestNames: ['李晓', '王敏'], roomNos: ['1802'] }),
    stay('2', { contactName: 'Wong, A.', orderNo: 'H202605019999' }),
    stay('3', { contactMobile: '138****1802', tabs: ['inHouse'] }),
  ];
  expect(idsOf(staysLike(stays, typed))).toBe(ids);
});

it('sums the rooms of a house; rooms whose stock is not told are left out', () => {
  expect(totalOf(rooms, 'inHouse')).toBe(6);
  expect(stockOf(rooms)).toEqual({ rooms: 8, left: 5 });
  expect(stockOf([])).toBeUndefined();
});

it('knows each order once, of the board and of the house that was asked for by itself', () => {
  const board = [stay('1', {}), stay('2', {})];
  expect(idsOf(joined(board, [stay('2', {}), stay('3', {}), stay('1', { kind: 'house' })]))).toBe('1,2,3,1');
  expect(joined(board, board)).toBe(board);
});

it.each([
  ['张', { guest: '张' }],
  ['H202605010000', { orderNo: 'H202605010000' }],
  [' 202605010000123 ', { orderNo: '202605010000123' }],
  ['１３８1234', { contactMobile: '1381234' }],
])('%j is looked for in the lists by %o', (typed, filter) => {
  expect(orderFilterOf(typed)).toEqual(filter);
});
