import type { estateSands as calls, Sands, SandsForm } from '#contracts/areas/estateSands.ts';
import { sandPointKind } from '#contracts/enums/estates.ts';
import { buildingSaleStatus } from '#contracts/estate/rooms.ts';
import { say } from '#contracts/words.ts';
import { ownerOfEstate } from '../estate/owners.ts';
import { roomCountsOf } from '../estate/roomCounts.ts';
import { buildingNameOf } from '../estate/roomText.ts';
import { sandsOf } from '../estate/sandPoints.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, invalid, notFound } from '../records/fail.ts';
import { log, logOf } from '../records/log.ts';
import { reachOf } from '../records/reach.ts';
import type { StoredSand, StoredSandPoint } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** Sand tables of a project (domain design, section 4.10), which are one row of the project. */

function checkReach(context: Context, op: 'view' | 'manage', id: string): void {
  const estate = context.store.estates.get(id);
  if (!estate || !reachOf(context, 'Estate', op)(ownerOfEstate(estate))) notFound();
}

/** What the log of a project says of its sand tables. */
const sandsSaved = '编辑沙盘';

const byOrdering = (a: Readonly<StoredSand>, b: Readonly<StoredSand>) => b.ordering - a.ordering;

function shown(context: Context, id: string): Sands {
  const { store } = context;
  const row = sandsOf(store, id);
  return {
    id,
    version: row?.version ?? 0,
    sands: (row?.sands ?? []).toSorted(byOrdering),
    buildings: store.estateBuildings.by('estateId', id).map((building) => {
      const rooms = roomCountsOf(store, 'buildingId', building.id);
      return {
        id: building.id,
        name: buildingNameOf(store, building),
        saleStatus: buildingSaleStatus(rooms),
        rooms,
      };
    }),
    logs: logOf(context, 'estates', id).filter(({ action }) => action === sandsSaved),
  };
}

function checkBuildings(store: Store, estateId: string, { sands }: SandsForm): void {
  for (const [at, { points }] of sands.entries())
    for (const [index, { kind, buildingId = '' }] of points.entries())
      if (kind === sandPointKind.building && store.estateBuildings.get(buildingId)?.estateId !== estateId)
        invalid(`sands.${at}.points.${index}.buildingId`, say('choose', { label: 'building' }));
}

/** As the row keeps them: what is new gets an id of its own. */
function kept({ sands }: SandsForm, before: readonly StoredSand[], last: number) {
  let lastId = last;
  const known = new Set(before.flatMap(({ id, points }) => [id, ...points.map((one) => one.id)]));
  /** Each of the known ids once. */
  const idOf = (id: string | undefined) => {
    if (id !== undefined && known.delete(id)) return id;
    lastId += 1;
    return String(lastId);
  };
  const stored = sands.map(
    ({ id, name, imageUrl, ordering, points }): StoredSand => ({
      id: idOf(id),
      name,
      imageUrl,
      ordering,
      points: points.map(
        ({ id: own, kind, name: title, buildingId = '', x, y, note = '' }): StoredSandPoint => ({
          id: idOf(own),
          kind,
          name: title,
          buildingId: kind === sandPointKind.building ? buildingId : '',
          x,
          y,
          note,
        }),
      ),
    }),
  );
  return { sands: stored, lastId };
}

export const estateSands: Handlers<typeof calls> = {
  get({ params: { id } }, context) {
    checkReach(context, 'view', id);
    return shown(context, id);
  },
  save({ params: { id }, body }, context) {
    const { store } = context;
    checkReach(context, 'manage', id);
    const before = sandsOf(store, id);
    checkVersion(body.version, before?.version ?? 0);
    checkBuildings(store, id, body);
    const values = kept(body, before?.sands ?? [], before?.lastId ?? 0);
    if (before) store.estateSands.update(before.id, values);
    else store.estateSands.insert({ estateId: id, ...values });
    log(context, 'estates', id, sandsSaved);
    return shown(context, id);
  },
};
