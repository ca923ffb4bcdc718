import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { ordersHotel, ordersHouse, ordersPlace } from '../../src/areas/orders.ts';
import { presences } from '../../src/areas/presences.ts';
import { productsHotel } from '../../src/areas/productsHotel.ts';
import { productsHouse } from '../../src/areas/productsHouse.ts';
import { productsPlace } from '../../src/areas/productsPlace.ts';
import { refundsHotel, refundsHouse, refundsPlace } from '../../src/areas/refunds.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { closeHouse, openHouse } from './ownHouses.ts';
import type { PersonName } from './people.ts';
import { designRule, type Rule } from './rule.ts';
import { newProduct } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { absentId, unique } from './unique.ts';

/** Where somebody can be: at a record of one kind, and at a house that has something to look at. */

const at = (kind: string, id: string, page: string) => ({ body: { kind, id, page, editing: 0 } });
const keep = (talk: Talk, kind: string, id: string, page: string, by: PersonName = 'platformAdmin') =>
  talk.ok(presences.keep, at(kind, id, page), by);

const overviews = { hotel: 'overview-hotel', house: 'overview-house' } as const;

async function checkOverviews(talk: Talk): Promise<void> {
  for (const trade of ['hotel', 'house'] as const) {
    const house = await openHouse(talk, trade);
    const kind = overviews[trade];
    const page = unique('p');
    for (const id of [house.resourceId, absentId])
      await talk.refused(presences.keep, status.notFound, at(kind, id, page));
    await newProduct(talk, house, [100]);
    talk.same(
      'who else is at prices that nobody looks at',
      await keep(talk, kind, house.resourceId, page),
      [],
    );
    const others = await keep(talk, kind, house.resourceId, page, 'superAdmin');
    talk.same('how many others are at them', others.length, 1);
    for (const by of ['platformAdmin', 'superAdmin'] as const) {
      const { editing: _, ...body } = at(kind, house.resourceId, page).body;
      await talk.ok(presences.leave, { body }, by);
    }
    talk.same('who is there once both have left', await keep(talk, kind, house.resourceId, page), []);
    await closeHouse(talk, house);
  }
}

const lists: [kind: string, list: AnyEndpoint][] = [
  ['orders-place', ordersPlace.list],
  ['orders-hotel', ordersHotel.list],
  ['orders-house', ordersHouse.list],
  ['refunds-place', refundsPlace.list],
  ['refunds-hotel', refundsHotel.list],
  ['refunds-house', refundsHouse.list],
  ['stocks-place', productsPlace.list],
  ['stocks-hotel', productsHotel.list],
  ['stocks-house', productsHouse.list],
  ['estate-buildings', estateBuildings.list],
];

/** Ids are those of a kind: record 5 of one is not record 5 of another. */
async function checkKinds(talk: Talk): Promise<void> {
  const kindsById = new Map<string, string[]>();
  for (const [kind, list] of lists) {
    const { list: rows } = await talk.ok(list, { query: { limit: 100 } });
    for (const { id } of rows as Json[]) kindsById.set(id, [...(kindsById.get(id) ?? []), kind]);
  }
  const [twin] = [...kindsById].filter(([, kinds]) => kinds.length > 1);
  if (!twin) return talk.skip('no two kinds have a record with the same id');
  const [id, [one = '', other = '']] = twin;
  const page = unique('p');
  await keep(talk, one, id, page, 'superAdmin');
  const before = (await keep(talk, one, id, page)).length;
  const elsewhere = (await keep(talk, other, id, page)).length;
  talk.holds(`who is at ${one} ${id} is seen there, and not at ${other} ${id}`, before > elsewhere, {
    before,
    elsewhere,
  });
  for (const kind of [one, other])
    for (const by of ['platformAdmin', 'superAdmin'] as const)
      await talk.ok(presences.leave, { body: { kind, id, page } }, by);
}

const where = 'docs/decisions/0040-presence-and-reports.md';
export const presencePlaceRules: Rule[] = [
  {
    ...designRule(
      'presences',
      'record',
      'who looks at the prices of a house is there while it has any',
      '',
      checkOverviews,
    ),
    where,
  },
  {
    ...designRule(
      'presences',
      'record',
      'who is at a record of one kind is at none of another',
      '',
      checkKinds,
    ),
    where,
  },
];
