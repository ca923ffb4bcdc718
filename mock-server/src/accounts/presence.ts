import { presenceKeepMs } from '#contracts/presence.ts';
import type { Context, Presence } from '../records/context.ts';

/** Who is at which record, in memory only: nobody's presence changes a record or outlives the mock. */

/** Beyond it the ones that told longest ago are forgotten. */
const most = 5_000;

const isSamePage = (a: Presence, b: Pick<Presence, 'userId' | 'page' | 'kind' | 'id'>) =>
  a.userId === b.userId && a.page === b.page && a.kind === b.kind && a.id === b.id;

/** Whoever has told lately, by a clock that nobody set back, and whose session goes on. */
function isThere({ seenAt, token }: Presence, { store, clock }: Context): boolean {
  const age = clock.now() - seenAt;
  const session = store.sessions.get(token);
  return age >= 0 && age < presenceKeepMs && session !== undefined && session.expiresAt > clock.now();
}

/** All who are anywhere; the one who told last is the last. */
const allThere = (context: Context): Presence[] =>
  (context.memory.presences ?? []).filter((one) => isThere(one, context));

/** Notes that somebody is there. */
export function keepPresence(context: Context, told: Omit<Presence, 'since' | 'seenAt'>): void {
  const now = context.clock.now();
  const all = allThere(context);
  const before = all.find((one) => isSamePage(one, told));
  const others = all.filter((one) => one !== before);
  const kept: Presence = { ...told, since: before?.since ?? now, seenAt: now };
  context.memory.presences = [...others, kept].slice(-most);
}

export function endPresence(context: Context, left: Pick<Presence, 'userId' | 'page' | 'kind' | 'id'>): void {
  context.memory.presences = allThere(context).filter((one) => !isSamePage(one, left));
}

/** Each person besides the caller once: since his first page there, editing if any of them is. The longest there first. */
export function othersAt(
  context: Context,
  { userId, kind, id }: Pick<Presence, 'userId' | 'kind' | 'id'>,
): Pick<Presence, 'userId' | 'since' | 'editing'>[] {
  const persons = new Map<string, Pick<Presence, 'userId' | 'since' | 'editing'>>();
  for (const one of allThere(context)) {
    if (one.userId === userId || one.kind !== kind || one.id !== id) continue;
    const known = persons.get(one.userId) ?? one;
    persons.set(one.userId, {
      userId: one.userId,
      since: Math.min(known.since, one.since),
      editing: known.editing || one.editing,
    });
  }
  return [...persons.values()].sort((a, b) => a.since - b.since);
}
