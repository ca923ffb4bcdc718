import { expect, it } from 'vitest';
import { credentialType } from '#contracts/enums/orders.ts';
import type { OrderGuest } from '#contracts/trade/orderForms.ts';
import type { Relative } from '#contracts/trade/orders.ts';
import { withRelative } from './withRelative.ts';

const row = (name: string, of: Partial<OrderGuest> = {}): OrderGuest => ({
  ...{ name, credentialType: credentialType.idCard, credentialNo: '', mobile: '' },
  ...of,
});
const relative: Relative = {
  ...{ id: '7', name: '张三', relation: 10, credentialType: credentialType.passport },
  ...{ credentialNo: 'E1****67', mobile: '' },
} as Relative;
const picked = row('张三', {
  ...{ credentialType: credentialType.passport, credentialNo: 'E1****67', friendId: '7' },
});
const other = row('李四', { credentialNo: 'E9999999' });

it.each<[string, OrderGuest[], OrderGuest[]]>([
  ['in the row of the contact, which has only his name', [other, row('张三')], [other, picked]],
  [
    'keeping a mobile that was typed there',
    [row('张三', { mobile: '19900000001' })],
    [{ ...picked, mobile: '19900000001' }],
  ],
  [
    'beside somebody of that name with another document',
    [row('张三', { credentialNo: 'E2222222' })],
    [row('张三', { credentialNo: 'E2222222' }), picked],
  ],
  [
    'beside another relative of that name without a document',
    [row('张三', { friendId: '8' })],
    [row('张三', { friendId: '8' }), picked],
  ],
  ['in place of empty rows', [row(''), other], [other, picked]],
])('a relative is registered %s', (_title, before, after) => {
  expect(withRelative(before, relative)).toEqual(after);
});
