import { status } from '#contracts/envelope.ts';
import { beyond, readRight, scopeOf } from '#contracts/rights/rightScopes.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { type Caller, type Context, callerOf } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { StoredUser } from '../store/accountRows.ts';
import { rolesOf } from './access.ts';
import { pairKey, type ResourcePair } from './resources.ts';

export const forbidden = (): never => fail(status.forbidden, say('forbidden'));

/** What somebody may do: rights, and the resources that those of the scope 负责资源 reach. */
interface Might {
  codes: Iterable<number>;
  resources: readonly ResourcePair[];
}

/** All that the roles of a user hold, those that are switched off, too: somebody may switch them on again. */
export const mightOf = (context: Context, user: Pick<StoredUser, 'roleIds' | 'resources'>): Might => ({
  codes: new Set(rolesOf(context.store, user).flatMap(({ rightIds }) => rightIds)),
  resources: user.resources,
});

/** Whether a might goes beyond the caller's own, apart from what is there `already`. */
function exceeds({ user, rights }: Caller, might: Might, already: Might): boolean {
  const oldCodes = new Set(already.codes);
  const reached = new Set([...user.resources, ...already.resources].map(pairKey));
  const own = new Set(user.resources.map(pairKey));
  return [...might.codes].some((code) => {
    const isNew = !oldCodes.has(code);
    if (isNew && beyond(rights, [code]).length > 0) return true;
    const right = readRight(code);
    const held = right && scopeOf(rights, right.area, right.verb);
    if (right?.scope !== 'related' || held === 'all' || held === 'single') return false;
    return might.resources.some((pair) => !(isNew ? own : reached).has(pairKey(pair)));
  });
}

const nothing: Might = { codes: [], resources: [] };

/** Whether somebody may do what the caller may not. Who resets his password, or takes his roles first, could become him. */
export const isAbove = (context: Context, user: Readonly<StoredUser>): boolean => {
  const caller = callerOf(context);
  if (user.id === caller.user.id) return false;
  return user.id === superAdminId || exceeds(caller, mightOf(context, user), nothing);
};

/** -1003 for what the caller does not hold himself, rights and resources alike: nobody gives more than he has (domain design, section 3.2). */
export function checkGiven(context: Context, might: Might, already: Might, field: string): void {
  if (exceeds(callerOf(context), might, already)) fail(status.forbidden, say('beyondOwnRights'), { field });
}

/** -1003 for rights that the caller does not hold himself. */
export function checkGrant(context: Context, codes: Iterable<number>, field?: string): void {
  if (beyond(callerOf(context).rights, codes).length > 0)
    fail(status.forbidden, say('beyondOwnRights'), field ? { field } : null);
}

export const untouchable = (): never => fail(status.precondition, say('superAdminUntouchable'));

/** -1008 for the super administrator, whoever asks. */
export function checkNotSuper({ id }: Readonly<StoredUser>): void {
  if (id === superAdminId) untouchable();
}

/** -1008 for the caller himself, who would be out. */
export function checkNotSelf(context: Context, { id }: Readonly<StoredUser>): void {
  if (id === callerOf(context).user.id) fail(status.precondition, say('ownAccount'));
}
