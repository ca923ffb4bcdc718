import { type Todo, todoEntries, todoKeys, type todos } from '#contracts/areas/todos.ts';
import type { CallName } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { mayMake } from '../accounts/access.ts';
import { AskedList, endpoints, type Lookup } from '../accounts/askedList.ts';
import { callerOf, type Handlers } from '../records/context.ts';
import { todayOf } from '../store/today.ts';

type Entry = Todo & { call: CallName; does: CallName };
const entries: Record<string, Entry> = todoEntries;

/** The numbers are counted by the lists themselves, so that each is what the list shows to this caller. */
export const todosWith = (handlerOf: Lookup): Handlers<typeof todos> => ({
  count: (_, context) =>
    todoKeys.flatMap((key) => {
      const { call, does, query } = entries[key] as Entry;
      const list = new AskedList(call, context, handlerOf);
      const isWork = mayMake(endpoints.get(does) as AnyEndpoint, callerOf(context));
      const found = isWork && list.isAdmitted ? list.rows(query(todayOf(context.clock)), 1) : undefined;
      return found ? [{ key, count: found.count }] : [];
    }),
});
