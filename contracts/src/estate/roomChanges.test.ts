import { describe, expect, test } from 'vitest';
import { roomSaleStatus } from '../enums/estates.ts';
import { status } from '../envelope.ts';
import { speak } from '../words.ts';
import { type RoomValues, type StatusChange, withStatus } from './roomChanges.ts';

const { waiting, available, held } = roomSaleStatus;
const room: RoomValues = {
  ...{ status: waiting, planId: '1', buildArea: 8_950, innerArea: 7_160, unitPrice: 1_580_000 },
  ...{ totalPrice: 141_410_000, floorPrice: 0, holdReason: '' },
};
const wanted: StatusChange['status'][] = [waiting, available, held];
const pairs = Object.values(roomSaleStatus).flatMap((from) => wanted.map((to) => [from, to] as const));
const outcomeOf = (from: RoomValues['status'], to: StatusChange['status']) =>
  withStatus({ ...room, status: from }, { status: to, reason: '老客户保留' }, { isLicensed: true });

describe('changing the state of many rooms', () => {
  test.each(pairs)('from %i to %i nobody who sees the room is told to refresh', (from, to) => {
    const { refusal } = outcomeOf(from, to);
    if (refusal) expect(speak(refusal.seen ?? refusal.says)).not.toContain('刷新');
  });

  test.each([
    [waiting, held, '待售房源请先推售'],
    [held, waiting, '销控房源请先释放'],
    [roomSaleStatus.subscribed, available, '已认购房源不能改状态'],
    [roomSaleStatus.delivered, held, '已认购房源不能改状态'],
  ] as const)('from %i to %i says what to do first: %s', (from, to, sentence) => {
    const { refusal } = outcomeOf(from, to);
    expect(speak(refusal?.seen ?? '')).toBe(sentence);
    // On the wire the state was another one when the caller read it.
    expect(refusal).toMatchObject({ status: status.wrongState });
    expect(speak(refusal?.says ?? '')).toBe('房源状态已变更，请刷新后重试');
  });
});
