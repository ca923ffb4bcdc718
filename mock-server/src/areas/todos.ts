import * as z from 'zod/mini';
import { type Todo, todoEntries, todoKeys, type todos } from '#contracts/areas/todos.ts';
import { allEndpoints, type CallName } from '#contracts/areas.ts';
import { type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import { isAdmitted } from '../accounts/access.ts';
import { type Context, callerOf, type Handlers } from '../records/context.ts';
import { todayOf } from '../store/today.ts';

/** Answers a call that was admitted. */
type Lookup = (endpoint: AnyEndpoint) => (input: Input, context: Context) => unknown;
interface Input {
  params: { belongId: string };
  query: unknown;
  body: undefined;
}

const entries: Record<string, Todo & { call: CallName }> = todoEntries;
const endpoints = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));

/** The numbers are counted by the lists themselves, so that each is what the list shows to this caller. */
export const todosWith = (handlerOf: Lookup): Handlers<typeof todos> => ({
  count: (_, context) => {
    const caller = callerOf(context);
    const { belongType, belongId } = caller.user;
    return todoKeys.flatMap((key) => {
      const { call, query } = entries[key] as Todo;
      const list = callFor(endpoints.get(call) as AnyEndpoint, belongType);
      if (!isAdmitted(list.access, caller, { belongId })) return [];
      const asked = Object.entries({ offset: 0, limit: 1, ...query(todayOf(context.clock)) });
      const filter = z.parse(
        list.query as z.core.$ZodType,
        Object.fromEntries(asked.map(([name, value]) => [name, `${value}`])),
      );
      const found = handlerOf(list)({ params: { belongId }, query: filter, body: undefined }, context);
      const { count } = found as { count: number };
      return [{ key, count }];
    });
  },
});
