import { expect, it } from 'vitest';
import { stayOrderRecordExample } from '#contracts/examples/orders.ts';
import { guestColumn, guestCountColumn } from './stayColumns.tsx';

const row = { ...stayOrderRecordExample, actions: [] };

it('says who comes also while nobody is registered, and no number of guests until then', () => {
  const none = { ...row, guestCount: 0 };
  expect(guestColumn('入住人').render(none)).toBe(row.guestName);
  expect(guestCountColumn('入住人数').render(none)).toBe('-');
  expect(guestCountColumn('入住人数').value(none)).toBe('');
  expect(guestCountColumn('入住人数').render(row)).toBe(2);
});
