import type { Context } from '../context.ts';

/** Signs a user out everywhere, but for one token. */
export function endSessions({ store }: Context, userId: string, exceptToken?: string): void {
  for (const session of store.sessions.by('userId', userId)) {
    if (session.id !== exceptToken) store.sessions.remove(session.id);
  }
}
