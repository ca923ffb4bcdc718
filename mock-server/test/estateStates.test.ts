import { describe, expect, it } from 'vitest';
import { bookingStatus, recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { bookingStates } from '#mock/control/states/bookings.ts';
import { estatePartStates } from '#mock/control/states/estateParts.ts';
import { roomStates } from '#mock/control/states/estateRooms.ts';
import { estateStates } from '#mock/control/states/estates.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { recommendStates } from '#mock/control/states/recommends.ts';
import { sandStates } from '#mock/control/states/sands.ts';
import { estateViolations } from '#mock/estate/invariants.ts';
import { seededMock } from './mockFor.ts';

/** Provider states of real estate are states that a backend can be in: the rules of section 16 of the domain design hold in them, as in the seed. */

const mock = seededMock({ scale: 0.05 });

const ofEach = (codes: Record<string, number>, more: object = {}) =>
  valuesOf(codes).map((status) => ({ status, ...more }));
const { subscribed, signed, delivered } = roomSaleStatus;
/** Of the states that take parameters, those that interactions name. */
const params: Record<string, object[]> = {
  'a room is in a state': [
    ...ofEach(roomSaleStatus),
    ...ofEach({ subscribed, signed, delivered }, { recommend: 1 }),
  ],
  'a recommend is in a status': ofEach(recommendStatus),
  'a lead is in a status': ofEach(bookingStatus),
};
const states = Object.keys({
  ...estateStates,
  ...estatePartStates,
  ...sandStates,
  ...roomStates,
  ...recommendStates,
  ...bookingStates,
}).flatMap((state) => (params[state] ?? [{}]).map((one) => [state, one] as const));
const kinds = ['estate', 'estateBuilding', 'roomPlan', 'roomPlanCategory', 'estateConsultant', 'estateRoom'];

describe('the rules hold', () => {
  it('in the seed', () => {
    expect(estateViolations(mock.mock.store)).toEqual([]);
  });

  it.each(states)('where %s %j', (state, given) => {
    enterState(mock.mock, { state, params: given as Record<string, unknown> });
    expect(estateViolations(mock.mock.store)).toEqual([]);
  });

  it.each(kinds)('where something depends on %s, and where nothing does', (kind) => {
    for (const state of [
      'a record that something depends on exists',
      'a record that nothing depends on exists',
    ])
      enterState(mock.mock, { state, params: { kind } });
    expect(estateViolations(mock.mock.store)).toEqual([]);
  });
});
