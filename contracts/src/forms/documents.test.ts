import { expect, it } from 'vitest';
import { credentialType } from '../enums/orders.ts';
import { documentFault, holderOf, isCredential } from './documents.ts';
import { idCheckCharacter } from './identity.ts';
import { readAt } from './thisYear.ts';

const cardOf = (birthday: string) => {
  const body = `990000${birthday}001`;
  return body + idCheckCharacter(body);
};
const onNewYear = Date.parse('2026-12-31T16:00:00Z');

it.each([
  ['born today', '20270101', true],
  ['born tomorrow', '20270102', false],
  ['born in a century to come', '20991231', false],
])('the number of an ID card of somebody %s', (_who, birthday, isRight) => {
  const { idCard } = credentialType;
  const no = cardOf(birthday);
  const [right, holder, fault] = readAt(onNewYear, () => [
    isCredential(idCard, no),
    holderOf(idCard, no),
    documentFault({ credentialType: idCard, credentialNo: no }),
  ]);
  expect([right, Boolean(holder), fault?.field]).toEqual([
    isRight,
    isRight,
    isRight ? undefined : 'credentialNo',
  ]);
});
