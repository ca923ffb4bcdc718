import { useSession, viewer } from '../api/session.ts';
import { useTodoCounts } from '../domain/todos/counts.ts';
import type { Screen } from '../kit/page/screen.ts';
import { screenFor } from './menu.ts';

/** How much waits for the user on some screens: a number belongs to the screen whose main call is the list that it counts. */
export function useWaiting(): (screens: readonly Screen[]) => number {
  const byCall = useTodoCounts((state) => state.byCall);
  const session = useSession();
  // The numbers are the user's own, and not those of the role that he previews.
  if (session.preview) return () => 0;
  const { belongType } = viewer(session);
  return (screens) =>
    screens.reduce((sum, screen) => {
      const { call } = screenFor(screen, belongType);
      return sum + ((call && byCall[call]) ?? 0);
    }, 0);
}
