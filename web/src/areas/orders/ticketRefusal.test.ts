import { expect, it } from 'vitest';
import { cleanCode, openCodes, ticketRefusal } from './ticketRefusal.ts';

const ticket = {
  ...{
    useDate: '2026-05-13',
    validUntil: '2026-05-15',
    serverTime: '2026-05-13 10:30:00',
    actions: ['verify'],
  },
  vouchers: [
    { code: '1', status: 10 },
    { code: '2', status: 20 },
    { code: '4', status: 30 },
    { code: '5', status: 50 },
  ],
};

it.each([
  ['one that can be used', {}, '1', undefined],
  ['one that was used', {}, '2', 'voucherGone'],
  ['one of another order', {}, '3', 'voucherGone'],
  ['one in a refund', {}, '4', 'voucherLocked'],
  ['one that expired', {}, '5', 'validityOver'],
  ['before its day', { serverTime: '2026-05-12 23:59:59' }, '1', 'notYetUseDate'],
  ['on its last day', { serverTime: '2026-05-15 23:59:59' }, '1', undefined],
  ['after its last day', { serverTime: '2026-05-16 00:00:00' }, '1', 'validityOver'],
  ['of an order that allows it no more', { actions: [] }, '1', 'orderStateChanged'],
] as const)('%s', (_, more, code, refusal) => {
  expect(ticketRefusal({ ...ticket, ...more, actions: 'actions' in more ? [] : ticket.actions }, code)).toBe(
    refusal,
  );
});

it('a scanned code loses spaces, line breaks and full width', () => {
  expect(cleanCode(' 1171 ５０４５\r\n')).toBe('11715045');
});

it('all tickets of an order that can be taken are the unused ones, on their days', () => {
  const vouchers = [...ticket.vouchers, { code: '6', status: 10 }];
  expect(openCodes({ ...ticket, vouchers })).toEqual(['1', '6']);
  expect(openCodes({ ...ticket, vouchers, serverTime: '2026-05-12 23:59:59' })).toEqual([]);
});
