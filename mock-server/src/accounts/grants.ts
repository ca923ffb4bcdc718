import { status } from '#contracts/envelope.ts';
import { beyond } from '#contracts/rightScopes.ts';
import { superAdminId } from '#contracts/rights.ts';
import { say } from '#contracts/words.ts';
import { type Context, callerOf } from '../context.ts';
import { fail } from '../fail.ts';
import type { UserRow } from '../store/accountRows.ts';

export const forbidden = (): never => fail(status.forbidden, say('forbidden'));

/** -1003 for rights that the caller does not hold himself: nobody gives more than he has (domain design, section 3.2). */
export function checkGrant(context: Context, codes: Iterable<number>, field?: string): void {
  if (beyond(callerOf(context).rights, codes).length > 0)
    fail(status.forbidden, say('beyondOwnRights'), field ? { field } : null);
}

export const untouchable = (): never => fail(status.precondition, say('superAdminUntouchable'));

/** -1008 for the super administrator, whoever asks. */
export function checkNotSuper({ id }: Readonly<UserRow>): void {
  if (id === superAdminId) untouchable();
}

/** -1008 for the caller himself, who would be out. */
export function checkNotSelf(context: Context, { id }: Readonly<UserRow>): void {
  if (id === callerOf(context).user.id) fail(status.precondition, say('ownAccount'));
}
