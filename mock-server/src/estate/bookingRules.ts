import { bookingStatus } from '#contracts/enums/estates.ts';
import { bookingLimits } from '#contracts/estate/bookingForms.ts';
import { epochOf } from '#contracts/wireTime.ts';
import type { Context } from '../records/context.ts';
import { type MoveRule, moveTable } from '../records/moveTable.ts';
import { holdsPlain, reachOf, scopeIn } from '../records/reach.ts';
import type { StoredBooking } from '../store/estateRows.ts';
import { consultantsOfUser } from './consultants.ts';
import { ownerOfPart } from './owners.ts';

/** When a lead can make which move, and who reaches it (domain design, section 5.2). */

export type Booking = Readonly<StoredBooking>;
/** Whoever manages the lead, or of them only those who manage all leads. */
type Mover = 'manager' | 'staff';
type Rule = MoveRule<StoredBooking, Mover, Context>;

const { toContact, following, visited, closed } = bookingStatus;
/** A lead that somebody still works on. */
const open = [toContact, following, visited];
export const isOpen = ({ status }: Booking): boolean => open.some((one) => one === status);

/** When to call again, as the last follow-up says; '' where none does, and once the lead is closed or dealt. */
export const nextTimeOf = (row: Booking): string => (isOpen(row) ? (row.follows.at(-1)?.nextTime ?? '') : '');

const dayMs = 86_400_000;
const whyNotReopened: Rule['refusal'] = ({ recommendId, closeTime, estateId }, { clock, store }) => {
  if (!store.estates.get(estateId)) return 'estateGone';
  if (recommendId !== '') return 'bookingRecommended';
  const age = clock.now() - epochOf(closeTime);
  return age > bookingLimits.reopenDays * dayMs ? 'bookingClosedLong' : undefined;
};

const rules = {
  amend: { from: open, by: 'manager' },
  // Also later than 待联系: a lead that was followed before anybody had it needs a consultant for the visit, and one whose consultant leaves is passed on.
  assign: { from: open, by: 'manager', isListed: (row, context) => mayGive(context, row) },
  follow: { from: open, by: 'manager' },
  arrive: {
    from: [following],
    by: 'manager',
    refusal: ({ consultantId }) => (consultantId === '' ? 'consultantNeeded' : undefined),
    shownRefused: true,
  },
  deal: { from: [visited], by: 'manager' },
  close: { from: open, by: 'manager' },
  toRecommend: {
    from: open,
    by: 'manager',
    isListed: (row, context) => reachOf(context, 'Recommend', 'manage')(ownerOfPart(row, context.store)),
  },
  reopen: { from: [closed], by: 'staff', refusal: whyNotReopened },
} satisfies Record<string, Rule>;
export type BookingMove = keyof typeof rules;

export const bookingTable = moveTable<StoredBooking, Mover, Context, BookingMove>(rules, 'wrongState');

type Op = 'view' | 'manage';
const isConsultant = (context: Context, op: Op) => scopeIn(context, 'EstateBooking', op) === 'related';

/**
 * The leads that the caller sees or manages: of his scope; a consultant (Related) only those of his own person and those that nobody has yet. Another
 * consultant's customer looks absent.
 */
export function bookingReach(context: Context, op: Op): (row: Booking) => boolean {
  const reaches = reachOf(context, 'EstateBooking', op);
  const { store, caller } = context;
  const ofScope = (row: Booking) => reaches(ownerOfPart(row, store));
  if (!isConsultant(context, op)) return ofScope;
  const own = new Set(consultantsOfUser(store, caller?.user.id ?? '').map(({ id }) => id));
  return (row) => (row.consultantId === '' || own.has(row.consultantId)) && ofScope(row);
}

/** The consultants of a project to whom the caller may give leads, by id: a consultant takes a lead for himself only; undefined = to anybody. */
export function takers(context: Context, estateId: string): ReadonlySet<string> | undefined {
  if (!context.caller || !isConsultant(context, 'manage')) return undefined;
  const own = consultantsOfUser(context.store, context.caller.user.id);
  return new Set(own.filter((one) => one.estateId === estateId && one.enabled === 1).map(({ id }) => id));
}

/** Whether there is anybody to whom the caller could give the lead. */
function mayGive(context: Context, { estateId, consultantId }: Booking): boolean {
  const own = takers(context, estateId);
  return own === undefined || [...own].some((id) => id !== consultantId);
}

/** What the caller may do with a lead now, by the names of the calls. */
export function bookingActions(context: Context): (row: Booking) => string[] {
  const manages = bookingReach(context, 'manage');
  const isStaff = holdsPlain(context, 'EstateBooking', 'manage');
  return (row) =>
    manages(row)
      ? [...bookingTable.possible(row, context, (by) => by === 'manager' || isStaff), 'reveal']
      : [];
}
