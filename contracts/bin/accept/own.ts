import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { isList } from './lists.ts';
import { admits, callerFor, type People, type Person } from './people.ts';
import { endpointOf, recordOf, rowOfId, wholeOf } from './reading.ts';
import { listRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** What users of a unit and those see who are responsible for single records, and what select lists leave out. */

/** Rows of the platform's list that a user of a unit must see: those of his unit, or of what is assigned to him. */
const unitOf: Record<string, (row: Json) => unknown> = {
  estateCompanies: ({ id }) => id,
};

async function checkOwn(talk: Talk, own: AnyEndpoint, plain: AnyEndpoint, person: Person): Promise<void> {
  const admin = talk.person('platformAdmin');
  const { list: mine } = await wholeOf(talk, own, person);
  const { list: all } = await wholeOf(talk, plain, admin);
  const area = areaNameOf(own);
  const assigned = await assignedTo(talk, person);
  const wanted: string[] = [];
  for (const row of all) {
    const owner = await ownerOf(talk, area, row);
    if (owner === undefined) return talk.skip('no answer shows whose a row is');
    const isUnit = (unitOf[area]?.(row) ?? owner.unit) === person.belongId;
    if (await isOthersLead(talk, area, row, person)) continue;
    if (isUnit && (assigned.size === 0 || !owner.resource || assigned.has(owner.resource)))
      wanted.push(row.id);
  }
  talk.same(
    `rows of ${person.name}`,
    mine.map(({ id }) => id),
    wanted,
  );
}

/** What is assigned to somebody who is responsible for single records only, as type and id. */
const assignedTo = (talk: Talk, person: Person): Promise<Set<string>> =>
  talk.once(`assigned to ${person.name}`, async (self) => {
    const { resources } = await recordOf(self, 'backendUsers.get', person.userId);
    return new Set(resources.map(({ ownerType, ownerId }: Json) => `${ownerType}-${ownerId}`));
  });

/** Of what was removed there is no record any more, though a lead or a recommend names it. */
const presentOf = (talk: Talk, name: string, id: string): Promise<Json | undefined> =>
  talk.once(`present ${name} ${id}`, async (self) => {
    const get = endpointOf(name);
    const { answer } = await self.call(get, { params: { id } }, callerFor(self.people, get));
    return answer.status === status.notFound ? undefined : (answer.data as Json);
  });

/** A consultant sees the leads that are his and those that nobody has yet. */
async function isOthersLead(talk: Talk, area: string, { consultantId }: Json, person: Person) {
  if (person.name !== 'consultant' || area !== 'estateBookings' || consultantId === '') return false;
  return (await presentOf(talk, 'estateConsultants.get', consultantId))?.userId !== person.userId;
}

const venueTypes: Record<string, [string, number]> = {
  resorts: ['resorts', 21],
  hotels: ['hotels', 22],
  minsus: ['minsus', 23],
  hotelRooms: ['hotels', 22],
  minsuRooms: ['minsus', 23],
  productsPlace: ['resorts', 21],
  productsHotel: ['hotels', 22],
  productsHouse: ['minsus', 23],
  ordersPlace: ['resorts', 21],
  ordersHotel: ['hotels', 22],
  ordersHouse: ['minsus', 23],
};
async function ownerOf(
  talk: Talk,
  area: string,
  row: Json,
): Promise<{ unit: string; resource: string } | undefined> {
  const venue = venueTypes[area.replace('refunds', 'orders')];
  if (venue) {
    const record = area.startsWith('refunds')
      ? await recordOf(talk, `${area.replace('refunds', 'orders')}.get`, row.orderId)
      : { ...(await recordOf(talk, `${area}.get`, row.id)), ...row };
    const houseId = record.resourceId ?? record.hotelId ?? record.minsuId ?? row.id;
    // An order says whose it is, also of a house that was removed since.
    const { merchantId } = record.merchantId ? record : await recordOf(talk, `${venue[0]}.get`, houseId);
    return { unit: merchantId, resource: `${venue[1]}-${houseId}` };
  }
  if (row.estateId !== undefined || area === 'estates') {
    const id = row.estateId ?? row.id;
    const estate = await presentOf(talk, 'estates.get', id);
    return { unit: estate?.companyId ?? '', resource: `11-${id}` };
  }
  if (area === 'estateCompanies') return { unit: row.id, resource: '' };
  return undefined;
}

const unitPeople = ['merchantManager', 'frontDesk', 'companyAdmin', 'estateManager', 'consultant'] as const;
/** A venue is offered together with its merchant, a room with its venue, a product with both, a project with its company (invariant 21). */
async function isOffered(talk: Talk, area: string, row: Json): Promise<boolean> {
  if (row.enabled !== 1) return false;
  const isOn = async (list: string, id: string) => (await rowOfId(talk, list, id))?.enabled === 1;
  if (area === 'estates') {
    const { companyId } = await recordOf(talk, 'estates.get', row.id);
    return isOn('estateCompanies.list', companyId);
  }
  const venue = venueTypes[area]?.[0];
  if (!venue) return true;
  const record = { ...(await recordOf(talk, `${area}.get`, row.id)), ...row };
  const house = record.resourceId ?? record.hotelId ?? record.minsuId ?? row.id;
  const { merchantId } = await recordOf(talk, `${venue}.get`, house);
  const rooms = area === 'productsHotel' ? 'hotelRooms.list' : 'minsuRooms.list';
  return (
    (await isOn(`${venue}.list`, house)) &&
    (await isOn('merchants.list', merchantId)) &&
    (!record.roomId || (await isOn(rooms, record.roomId)))
  );
}

export function ownRules(people: People): Rule[] {
  const mirrors = allEndpoints.filter(
    (list) => isList(list) && /\.listOfOwn(Company)?$/.test(list.name) && !/Statistics\./.test(list.name),
  );
  const known = (area: string) =>
    venueTypes[area.replace('refunds', 'orders')] || /^estate(s|Recommends|Bookings|Companies)$/.test(area);
  const ofOwn = mirrors.flatMap((own) => {
    const plain = allEndpoints.find(({ name }) => name === own.name.replace(/OfOwn(Company)?$/, ''));
    if (!plain || !known(areaNameOf(own))) return [];
    return unitPeople.flatMap((name) => {
      const person = people.get(name);
      if (!person || !admits(own, person) || !people.has('platformAdmin')) return [];
      const says = `${name} sees the rows of the own unit, or of what is assigned to him, and no others`;
      return [
        listRule(own, says, 'domain design, section 0.2', (talk) => checkOwn(talk, own, plain, person)),
      ];
    });
  });
  const selects = allEndpoints
    .filter((list) => isList(list) && /\.allEnabled$/.test(list.name))
    .flatMap((list) => {
      const area = areaNameOf(list);
      const plain = allEndpoints.find(({ name }) => name === `${area}.list`);
      if (!plain || !people.has('platformAdmin')) return [];
      return [
        listRule(
          list,
          'has what is enabled, whole and nothing else',
          'domain design, section 16, invariant 21',
          async (talk) => {
            const admin = talk.person('platformAdmin');
            const { list: rows } = await wholeOf(talk, list, admin);
            const { list: all } = await wholeOf(talk, plain, admin);
            const ids = new Set(rows.map(({ id }) => id));
            for (const row of all.filter(({ enabled }) => enabled !== undefined))
              talk.same(`${row.id} is in the select list`, ids.has(row.id), await isOffered(talk, area, row));
            const known = new Set(all.map(({ id }) => id));
            const other = rows.find(({ id }) => !known.has(id));
            talk.holds(`${other?.id} is in the list, too`, other === undefined);
          },
        ),
      ];
    });
  return [...ofOwn, ...selects];
}
