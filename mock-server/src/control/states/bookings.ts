import * as z from 'zod/mini';
import { bookingStatus, recommendStatus } from '#contracts/enums/estates.ts';
import { bookingLimits } from '#contracts/estate/bookingForms.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { bookingValues, leadIn } from './bookingSetup.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';
import { freshRecommend, recommendIn } from './recommendSetup.ts';

const statuses = Object.values(bookingStatus);
const inStatus = z.strictObject({
  status: z.enum(bookingStatus),
  assigned: z.optional(z.literal([0, 1])),
});
const dayMs = 86_400_000;

/** States of leads. Each answers the lead's id beside a consultant, a room and moments that its moves can name. */
export const bookingStates: Record<string, AnyState> = {
  'a lead is in a status': state(
    inStatus,
    `{status: ${statuses.join(' | ')}, assigned?: 0 | 1}`,
    (mock, { status, assigned = 1 }) => {
      const { id } = leadIn(mock, status, assigned === 1);
      return { ...bookingValues(mock), id };
    },
  ),
  'a lead does not exist': state(nothing, none, (mock) => ({ ...bookingValues(mock), id: '99999999' })),
  'a project takes leads': state(nothing, none, bookingValues),
  'a customer has an open lead': state(nothing, none, (mock) => {
    const { estateId, mobile } = leadIn(mock, bookingStatus.following);
    return { ...bookingValues(mock), estateId, mobile };
  }),
  'a project takes no leads': state(nothing, none, (mock) => {
    const values = bookingValues(mock);
    mock.store.estates.note(values.estateId, { enabled: 0 });
    return values;
  }),
  'the customer of a lead has been recommended': state(nothing, none, (mock) => {
    const { id, mobile: customerMobile } = leadIn(mock, bookingStatus.visited);
    freshRecommend(mock, { customerMobile });
    return { ...bookingValues(mock), id };
  }),
  'a recommend protects the customer of a lead': state(nothing, none, (mock) => {
    const { id, mobile: customerMobile } = leadIn(mock, bookingStatus.visited);
    recommendIn(mock, recommendStatus.valid, { customerMobile });
    return { ...bookingValues(mock), id };
  }),
  'a lead was closed too long ago': state(nothing, none, (mock) => {
    const { id } = leadIn(mock, bookingStatus.closed);
    const closeTime = wireTime(mock.clock.now() - (bookingLimits.reopenDays + 1) * dayMs);
    mock.store.estateBookings.update(id, { closeTime });
    return { id };
  }),
  'a lead was closed and its customer came again': state(nothing, none, (mock) => {
    const { id, mobile } = leadIn(mock, bookingStatus.closed);
    const other = leadIn(mock, bookingStatus.toContact);
    mock.store.estateBookings.update(other.id, { mobile });
    return { id };
  }),
};
