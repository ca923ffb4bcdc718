import { useCallback, useEffect, useRef, useState } from 'react';
import { estateBuildings, type GridRoom } from '#contracts/areas/estateBuildings.ts';
import { call } from '../../api/client.ts';

/** How often the grid asks for what others have changed. */
const pollMs = 5_000;

export interface GridRooms {
  /** Undefined until the first answer. */
  rooms: ReadonlyMap<string, GridRoom> | undefined;
  /** Why the last question failed; the rooms are those from before. */
  error: unknown;
  /** Asks now for what has changed, and answers the rooms as far as they are known. */
  refresh: () => Promise<ReadonlyMap<string, GridRoom>>;
  /** Takes in rooms as a call answered them. */
  take: (rooms: readonly GridRoom[]) => void;
}

/** The rooms of a building. What others change comes by itself; a room that is as it was stays the same object, so that its cell renders nothing. */
export function useGridRooms(buildingId: string): GridRooms {
  const [rooms, setRooms] = useState<ReadonlyMap<string, GridRoom>>();
  const [error, setError] = useState<unknown>();
  const stamp = useRef<string>(undefined);

  const held = useRef<ReadonlyMap<string, GridRoom>>(new Map());
  const take = useCallback((changed: readonly GridRoom[], removedIds: readonly string[] = []) => {
    held.current = merged(held.current, changed, removedIds);
    setRooms(held.current);
  }, []);
  const hasAsked = useRef(false);
  const refresh = useCallback(async () => {
    const since = stamp.current;
    try {
      const answer = await call(
        estateBuildings.rooms,
        { params: { id: buildingId }, query: since === undefined ? {} : { since } },
        // The first failure is told; then the bar above the grid says that what is shown may be old, or that nothing could be loaded.
        { quiet: hasAsked.current },
      );
      stamp.current = answer.stamp;
      take(answer.rooms, answer.removedIds);
      setError(undefined);
    } catch (failure) {
      setError(failure);
    } finally {
      hasAsked.current = true;
    }
    return held.current;
  }, [buildingId, take]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    // The next question follows the last answer, so that they do not pile up where answers take long.
    const ask = async () => {
      clearTimeout(timer);
      if (!document.hidden) await refresh();
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(ask, pollMs);
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refresh]);
  return { rooms, error, refresh, take };
}

/** The same map where nothing has changed. A late answer does not put an older version over a newer one. */
export function merged(
  before: ReadonlyMap<string, GridRoom>,
  changed: readonly GridRoom[],
  removedIds: readonly string[],
): ReadonlyMap<string, GridRoom> {
  const isNew = (room: GridRoom) => (before.get(room.id)?.version ?? 0) < room.version;
  const fresh = changed.filter(isNew);
  const gone = removedIds.filter((id) => before.has(id));
  if (fresh.length === 0 && gone.length === 0 && before.size > 0) return before;
  const after = new Map(before);
  for (const room of fresh) after.set(room.id, room);
  for (const id of gone) after.delete(id);
  return after;
}
