import { create } from 'zustand';
import type { TodoKey } from '#contracts/areas/todos.ts';
import type { CallName } from '#contracts/areas.ts';

/** How much waits under each entry of 待办 that the user may see. */
export type TodoCounts = Partial<Record<TodoKey, number>>;

interface State {
  /** The newest answer; undefined before the first. A failure leaves it. */
  counts: TodoCounts | undefined;
  /** The last try failed. */
  failed: boolean;
  /** The numbers summed by the list that shows them. */
  byCall: Partial<Record<CallName, number>>;
  /** How much came since the user last looked at the console. */
  unseen: number;
}

export const noTodos: State = { counts: undefined, failed: false, byCall: {}, unseen: 0 };

/** What waits for the user. Filled by `watchTodos.ts`, which is loaded after the first page. */
export const useTodoCounts = create<State>(() => noTodos);
