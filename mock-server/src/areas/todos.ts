import { type Todo, todoEntries, todoKeys, type todos } from '#contracts/areas/todos.ts';
import type { CallName } from '#contracts/areas.ts';
import { AskedList, type Lookup } from '../accounts/askedList.ts';
import type { Handlers } from '../records/context.ts';
import { todayOf } from '../store/today.ts';

const entries: Record<string, Todo & { call: CallName }> = todoEntries;

/** The numbers are counted by the lists themselves, so that each is what the list shows to this caller. */
export const todosWith = (handlerOf: Lookup): Handlers<typeof todos> => ({
  count: (_, context) =>
    todoKeys.flatMap((key) => {
      const { call, query } = entries[key] as Todo & { call: CallName };
      const list = new AskedList(call, context, handlerOf);
      const found = list.isAdmitted ? list.rows(query(todayOf(context.clock)), 1) : undefined;
      return found ? [{ key, count: found.count }] : [];
    }),
});
