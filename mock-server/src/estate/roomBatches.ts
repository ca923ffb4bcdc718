import type { BatchRow } from '#contracts/areas/estateRooms.ts';
import { type RoomOutcome, type RoomTerms, whyNotValues } from '#contracts/estate/roomChanges.ts';
import type { Context } from '../records/context.ts';
import { checkVersion, fail, notFound } from '../records/fail.ts';
import { operatorOf } from '../records/operators.ts';
import { outcomeOf } from '../records/outcome.ts';
import { reachOf } from '../records/reach.ts';
import { ownerOfPart } from './owners.ts';
import { plansOf } from './plans.ts';
import { writeRoom } from './roomMoves.ts';
import { licencesOf, type Room } from './roomRules.ts';
import { gridRoom } from './roomViews.ts';

/** Changes of many rooms at once: each row over the version that was seen, none of which stops the others. */

type Row = { id: string; version: number };

/** What decides on a change besides the room. */
const termsOf = ({ store }: Context, room: Room): RoomTerms => ({
  isLicensed: licencesOf(store, room).length > 0,
  planOf: plansOf(store, room.estateId, room.planId),
});

/** @param plan what a row changes. @param action of the log, by the room before and after */
export function batchOf<R extends Row>(
  context: Context,
  rows: readonly R[],
  plan: (room: Room, row: R, terms: RoomTerms) => RoomOutcome,
  action: (row: R, before: Room, outcome: RoomOutcome) => { action: string; remark: string },
): { rows: BatchRow[] } {
  const { store } = context;
  const reaches = reachOf(context, 'Estate', 'manage');
  const by = operatorOf(context);
  const found = (id: string) => {
    const room = store.estateRooms.get(id);
    return room && reaches(ownerOfPart(room, store)) ? room : undefined;
  };
  const change = (row: R): Room => {
    const room = found(row.id) ?? notFound();
    checkVersion(row.version, room.version);
    const outcome = plan(room, row, termsOf(context, room));
    if (outcome.refusal) return fail(outcome.refusal.status, outcome.refusal.says);
    if (Object.keys(outcome.patch).length === 0) return room;
    const line = action(row, room, outcome);
    return writeRoom(context, room, outcome.patch, by, line.action, line.remark);
  };
  return {
    rows: rows.map((row) => {
      const { status, message } = outcomeOf(() => void change(row));
      const room = found(row.id);
      return { id: row.id, status, message, room: room ? gridRoom(room, true) : null };
    }),
  };
}

/** @throws the refusal of values that a form would give a room */
export function expectValues(room: Parameters<typeof whyNotValues>[0]): void {
  const refused = whyNotValues(room)?.refusal;
  if (refused) fail(refused.status, refused.says, { field: 'unitPrice' });
}
