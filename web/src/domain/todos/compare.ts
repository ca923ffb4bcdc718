import { type Todo, type TodoKey, todoEntries } from '#contracts/areas/todos.ts';
import type { CallName } from '#contracts/areas.ts';
import type { TodoCounts } from './counts.ts';

const entries: Record<TodoKey, Todo & { call: CallName }> = todoEntries;
const keysOf = (counts: TodoCounts) => Object.keys(counts) as TodoKey[];

/** The numbers summed by the list that shows them: to audit and failed refunds of a kind stand in one list. */
export function sumByCall(counts: TodoCounts): Partial<Record<CallName, number>> {
  const sums: Partial<Record<CallName, number>> = {};
  for (const key of keysOf(counts)) {
    const { call } = entries[key];
    sums[call] = (sums[call] ?? 0) + (counts[key] ?? 0);
  }
  return sums;
}

/** By how much each number is higher than before. An entry that was unknown before, such as after a new right, is not counted as new work. */
export function risen(before: TodoCounts, now: TodoCounts): TodoCounts {
  return Object.fromEntries(
    keysOf(now).flatMap((key) => {
      const more = (now[key] ?? 0) - (before[key] ?? Number.POSITIVE_INFINITY);
      return more > 0 ? [[key, more]] : [];
    }),
  );
}

export const totalOf = (counts: TodoCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
