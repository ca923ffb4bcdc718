import * as z from 'zod/mini';
import { type presences as calls, type PresenceKindName, presenceKind } from '#contracts/areas/presences.ts';
import { allEndpoints } from '#contracts/areas.ts';
import { type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { isAdmitted } from '../accounts/access.ts';
import type { Lookup } from '../accounts/askedList.ts';
import { endPresence, keepPresence, othersAt } from '../accounts/presence.ts';
import { type Context, callerOf, type Handlers } from '../records/context.ts';
import { notFound } from '../records/fail.ts';
import { todayOf } from '../store/today.ts';

const endpoints = new Map<string, AnyEndpoint>(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));

/** Reads the record as the caller would. @throws -1004 for one that he does not see, or may not see at all */
function read(name: PresenceKindName, id: string, context: Context, handlerOf: Lookup): void {
  const kind = presenceKind(name);
  const caller = callerOf(context);
  const endpoint = callFor(endpoints.get(kind.read) as AnyEndpoint, caller.user.belongType);
  const params = { belongId: caller.user.belongId, id };
  if (!isAdmitted(endpoint.access, caller, params)) notFound();
  const asked = kind.query?.(todayOf(context.clock), id) ?? {};
  const query = endpoint.query && z.parse(endpoint.query, asked);
  const found = handlerOf(endpoint)({ params, query, body: undefined }, context) as { count?: number };
  if (kind.isList && found.count === 0) notFound();
}

/** `handlerOf` answers whoever was admitted to a call. */
export const presencesWith = (handlerOf: Lookup): Handlers<typeof calls> => ({
  keep({ body: { editing, ...place } }, context) {
    read(place.kind, place.id, context, handlerOf);
    const { user, token } = callerOf(context);
    const own = { ...place, userId: user.id };
    keepPresence(context, { ...own, token, editing: editing === 1 });
    return othersAt(context, own).map(({ userId, since, editing }) => ({
      name: context.store.users.get(userId)?.name ?? '',
      since: wireTime(since),
      editing: editing ? 1 : 0,
    }));
  },

  leave({ body }, context) {
    endPresence(context, { ...body, userId: callerOf(context).user.id });
    return null;
  },
});
