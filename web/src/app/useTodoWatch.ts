import { useEffect } from 'react';

/** Follows what waits for a user; the code for it is loaded after the page. Without it (offline) the menu has no numbers. */
export function useTodoWatch(userId: string | undefined) {
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let left = false;
    void import('../domain/todos/watchTodos.ts').then(
      ({ watchTodos }) => {
        if (!left) stop = watchTodos(userId);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [userId]);
}
