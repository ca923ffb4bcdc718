import { expect, it } from 'vitest';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { belongType } from '#contracts/enums.ts';
import { scopedCalls } from './scope.ts';

const { system, estate, merchant } = belongType;

it('each kind of user calls the list of his own unit, under the one name', () => {
  expect(scopedCalls(backendUsers, system).list).toBe(backendUsers.list);
  expect(scopedCalls(backendUsers, undefined).list).toBe(backendUsers.list);
  expect(scopedCalls(backendUsers, merchant).list).toBe(backendUsers.listOfOwn);
  expect(scopedCalls(backendUsers, estate).list).toBe(backendUsers.listOfOwnCompany);
});

it('a call without a mirror stays as it is', () => {
  for (const type of [system, estate, merchant])
    expect(scopedCalls(backendUsers, type).get).toBe(backendUsers.get);
  expect(scopedCalls(resorts, estate).list).toBe(resorts.list);
});

it('answers the same calls each time, so that nothing renders anew', () => {
  expect(scopedCalls(resorts, merchant)).toBe(scopedCalls(resorts, merchant));
  expect(scopedCalls(resorts, merchant)).not.toBe(scopedCalls(resorts, estate));
});
