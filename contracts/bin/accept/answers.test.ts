import { expect, it } from 'vitest';
import { isMasked } from './answers.ts';

it.each([
  ['an id of nineteen digits', 'id', '1745678901234567890', true],
  ['the id of another record', 'merchantId', '174567890123456789', true],
  ['a code of an enterprise in digits', 'creditCode', '911101085923662400', true],
  ['a service number of an enterprise', 'contactPhone', '400-810-6666', true],
  ['a landline', 'hostPhone', '020-87654321', true],
  ['a masked mobile', 'memberMobile', '138****5678', true],
  ['no mobile', 'mobile', '', true],
  ['the mobile of a contact', 'contactPhone', '13812345678', false],
  ['the mobile of a member', 'memberMobile', '13812345678', false],
  ['a mobile in another field', 'remark', '13812345678', false],
  ['a document', 'credentialNo', '11010519491231002X', false],
  ['a document in another field', 'remark', '11010519491231002x', false],
  ['a bank card', 'payee', '6222021234567890123', false],
])('%s', (_, name, value, expected) => {
  expect(isMasked(name, value)).toBe(expected);
});
