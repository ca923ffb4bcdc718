import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { belongType, ownerType } from '#contracts/enums.ts';
import { hasRight } from '#web/api/session.ts';
import type { Somebody, World } from './world.ts';

/** Whose records a list is to show somebody, by the names that they bear and not by the rules of the mock. */

const ownerFields = [
  'merchantName',
  'companyName',
  'resourceName',
  'hotelName',
  'minsuName',
  'estateName',
  'belongName',
] as const;

export interface OwnedRow extends Partial<Record<(typeof ownerFields)[number], string>> {
  id: string;
  name?: string;
  belongType?: number;
  /** Of a part of a project, which is listed below its project and bears no name of it. */
  estateId?: string;
  /** Of a lead: '' while nobody has it. */
  consultantName?: string;
}

/** Who owns a record, as the platform reads it in a list: its unit, its place, or both. */
const ownersOf = ({ mock: { store } }: World, row: OwnedRow): string[] => [
  ...ownerFields.flatMap((field) => row[field] || []),
  ...(row.estateId && !row.estateName ? [store.estates.get(row.estateId)?.name ?? ''] : []),
];

/** The rights that admit him to a call reach his resources and no further. */
function reachesResourcesOnly({ access: { rights = [] } }: AnyEndpoint, { session }: Somebody): boolean {
  return rights.filter((name) => hasRight([name], session)).every((name) => name.includes('Related'));
}

/** Names of his unit and of its places; of the latter those that he is responsible for, where he reaches no others. */
function ownNames({ mock: { store } }: World, somebody: Somebody, call: AnyEndpoint): Set<string> {
  const { user } = somebody.session;
  const assigned = store.users.get(somebody.id)?.resources ?? [];
  const isAssigned = (type: number, id: string) =>
    assigned.some(({ ownerType: of, ownerId }) => of === type && ownerId === id);
  const places = [
    ...store.resorts.all().map((place) => ({ ...place, type: ownerType.resort })),
    ...store.hotels.all().map((place) => ({ ...place, type: ownerType.hotel })),
    ...store.minsus.all().map((place) => ({ ...place, type: ownerType.minsu })),
  ].filter(({ merchantId }) => user.belongType === belongType.merchant && merchantId === user.belongId);
  const projects = store.estates
    .by('companyId', user.belongId)
    .filter(() => user.belongType === belongType.estate)
    .map((project) => ({ ...project, type: ownerType.estate }));
  const all = [...places, ...projects];
  const reached = reachesResourcesOnly(call, somebody)
    ? all.filter(({ type, id }) => isAssigned(type, id))
    : all;
  return new Set([user.belongName, ...reached.map(({ name }) => name)]);
}

/** Of those who reach resources only, a lead that somebody has is his alone. */
const isOfColleague = ({ consultantName = '' }: OwnedRow, somebody: Somebody, list: AnyEndpoint): boolean =>
  list.name.startsWith('estateBookings.') &&
  consultantName !== '' &&
  consultantName !== somebody.session.user.name &&
  reachesResourcesOnly(list, somebody);

/** Records of others that he sees, and of his own that he does not. `all` is what the platform sees. */
export function reachFaults(
  world: World,
  somebody: Somebody,
  list: AnyEndpoint,
  { all, seen }: { all: readonly OwnedRow[]; seen: ReadonlySet<string> },
): string[] {
  const { role, session } = somebody;
  if (session.user.belongType === belongType.system) return [];
  const own = ownNames(world, somebody, list);
  return all.flatMap((row) => {
    // A company owns itself, and a project is what users are responsible for.
    const isOwner = /^estate(Companie)?s\./.test(list.name);
    const owners = [...ownersOf(world, row), ...(isOwner && row.name ? [row.name] : [])];
    // A role without a unit is a template for all units of its kind.
    const isOfKind = row.belongType === undefined || row.belongType === session.user.belongType;
    const isOwn = isOfKind && owners.every((name) => own.has(name)) && !isOfColleague(row, somebody, list);
    if (isOwn === seen.has(row.id)) return [];
    return [
      `${list.name}: ${isOwn ? 'hides from' : 'shows'} ${role} what is of ${owners.join(', ') || 'nobody'}`,
    ];
  });
}
