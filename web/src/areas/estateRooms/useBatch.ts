import { useRef, useState } from 'react';
import type { GridRoom } from '#contracts/areas/estateBuildings.ts';
import { estateRooms } from '#contracts/areas/estateRooms.ts';
import { status } from '#contracts/envelope.ts';
import { call } from '../../api/client.ts';
import type { Changed, Plan } from './batches.ts';

/** Rooms of one call. Several calls, so that a bar moves and a lost one loses little. */
const rowsOfCall = 200;

interface Failed {
  room: GridRoom;
  message: string;
}
export interface BatchState {
  done: Changed[];
  failed: Failed[];
  /** Not sent, or sent without an answer. */
  open: GridRoom[];
  running: boolean;
  /** Why it stopped in the middle. */
  error: unknown;
}

/** Sends a plan in parts. A part without an answer stops it; what is known stays, and the rest can be sent again. */
export function useBatch(plan: Plan, take: (rooms: readonly GridRoom[]) => void) {
  const [state, setState] = useState<BatchState>();
  const latest = useRef<BatchState>(undefined);
  const put = (next: BatchState) => {
    latest.current = next;
    setState(next);
  };

  /**
   * Does nothing while it is running already.
   * @param findApplied asks which of the rooms turned out to be changed already
   */
  const send = async (
    wanted: readonly GridRoom[],
    findApplied: () => Promise<readonly Changed[]> = async () => [],
  ) => {
    if (latest.current?.running) return;
    const known = latest.current ?? { done: [], failed: [], open: [], running: false, error: undefined };
    put({ ...known, open: [...wanted], running: true, error: undefined });
    const applied = await findApplied();
    const done = new Set(applied.map(({ before }) => before.id));
    const rooms = wanted.filter(({ id }) => !done.has(id));
    const from = {
      ...known,
      done: [...known.done, ...applied],
      open: rooms,
      running: true,
      error: undefined,
    };
    put(from);
    for (let at = 0; at < rooms.length; at += rowsOfCall) {
      const part = rooms.slice(at, at + rowsOfCall);
      const rows = part.map(({ id, version }) => ({
        ...{ id, version: plan.versions?.get(id) ?? version },
        ...plan.rows.get(id),
      }));
      try {
        const answer = await call(estateRooms[plan.name], { body: { rooms: rows } } as never);
        const before = new Map(part.map((room) => [room.id, room]));
        const now = latest.current ?? from;
        const next = { ...now, done: [...now.done], failed: [...now.failed] };
        for (const row of answer.rows) {
          const room = before.get(row.id);
          if (room && row.room && row.status === status.ok) next.done.push({ before: room, after: row.room });
          else if (room) next.failed.push({ room, message: row.message });
        }
        take(answer.rows.flatMap(({ room }) => (room ? [room] : [])));
        put({ ...next, open: now.open.filter(({ id }) => !before.has(id)) });
      } catch (error) {
        put({ ...(latest.current ?? from), running: false, error });
        return;
      }
    }
    put({ ...(latest.current ?? from), running: false });
  };
  return { state, send };
}
