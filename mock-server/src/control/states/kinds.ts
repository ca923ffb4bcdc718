import * as z from 'zod/mini';
import { orderStatus } from '#contracts/enums/orders.ts';
import { BusinessError } from '../../records/fail.ts';
import { kindOf, type RowKind } from '../../records/rowKind.ts';
import type { CollectionName } from '../../store/collections.ts';
import type { StoredEstate } from '../../store/estateRows.ts';
import type { Row } from '../../store/row.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { handlers } from '../../wire/handlers.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { demoUserIds, personaIds } from '../personas.ts';
import { partSetups } from './estateParts.ts';
import { addNeighbour, addProject } from './estates.ts';
import { gradeSetup } from './memberGrades.ts';
import { freshProduct } from './productSetup.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';
import { sellRoom } from './roomSetup.ts';
import { orderIn } from './tradeSetup.ts';

/** States that every kind of record can be in, derived from the kinds that the handlers of the areas carry. */

/** Every kind under the name of its area in the singular: hotelRoom, productPlace. */
const kinds = new Map<string, RowKind>();
for (const [area, calls] of Object.entries(handlers)) {
  const kind = kindOf(calls);
  if (kind) kinds.set(singular(area), kind);
}

/** The first word ends in s; what may follow it begins with a capital (productsPlace). The last one does otherwise. */
function singular(area: string): string {
  return area.replace(/ies(?=[A-Z]|$)/, 'y').replace(/s(?=[A-Z]|$)/, '');
}

/** The name of the kind whose records an area's calls are about; undefined where they are about none. */
export const kindNameOf = (area: string): string | undefined => {
  const name = singular(area);
  return kinds.has(name) ? name : undefined;
};

/** What is done for the rows of a collection where the seed leaves it to chance. `own` = of the merchant of the merchantManager. */
interface KindSetup<R extends Row> {
  /** Makes something depend on a row of the kind that `like` is of. */
  use: (mock: Mock, like: Readonly<R>, own: 1 | undefined) => void;
  /** Makes a row that nothing depends on. */
  spare: (mock: Mock, like: Readonly<R>, own: 1 | undefined) => void;
  /** Makes a row that shares with it what names must differ within. */
  rival?: (mock: Mock, like: Readonly<R>) => void;
  /** What a form must name with the values that names differ within. */
  named?: (row: Readonly<R>) => Record<string, string>;
}
const ofProducts: KindSetup<StoredProduct> = {
  use: (mock, { kind }, own) => orderIn(mock, { kind, own }, orderStatus.toUse),
  spare: (mock, { kind }, own) => freshProduct(mock, { kind, own }, false),
  named: ({ roomId }): Record<string, string> => (roomId ? { roomId } : {}),
};
const ofEstates: KindSetup<StoredEstate> = { use: sellRoom, spare: addProject, rival: addNeighbour };
const setups: { [N in CollectionName]?: KindSetup<Row> } = {
  products: ofProducts as unknown as KindSetup<Row>,
  estates: ofEstates as unknown as KindSetup<Row>,
  memberGrades: gradeSetup as unknown as KindSetup<Row>,
  ...(partSetups as unknown as Record<keyof typeof partSetups, KindSetup<Row>>),
};

const ofKind = z.strictObject({ kind: z.enum([...kinds.keys()]), own: z.optional(z.literal(1)) });
type Params = z.infer<typeof ofKind>;
/** `own: 1` = of the merchant of the merchantManager, or of the company of the companyAdmin. */
const takes = `{kind: ${[...kinds.keys()].join(' | ')}, own?: 1}`;

/** An id that the seed never reaches. */
const absentId = '99999999';

function kindNamed(name: string): RowKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
}

/** All rows of a kind, without the users whom tests sign in as. */
const allOf = ({ store }: Mock, kind: RowKind) =>
  kind
    .rows(store)
    .all()
    .filter(({ id }) => kind.collection !== 'users' || !demoUserIds.includes(id));

/** Whose records are meant by `own`, by the kind of unit that owns them. */
const ownUsers = { merchant: 'merchantManager', company: 'companyAdmin' } as const;

/** The first of the kind, and of the own merchant or company if asked for, and such as `holds` says. @throws ControlError when there is none */
function firstOf(
  mock: Mock,
  { kind: name, own }: Params,
  what: string,
  holds: (row: Readonly<Row>, kind: RowKind) => boolean = () => true,
): Readonly<Row> {
  const { store } = mock;
  const kind = kindNamed(name);
  const all = allOf(mock, kind);
  if (own && all.every((row) => kind.owner(row, store).kind === 'none'))
    throw new ControlError(400, `own: ${kind.collection} belong to no merchant and no company.`);
  const isOwn = (row: Readonly<Row>) => {
    const { kind: unit, unitId } = kind.owner(row, store);
    return unit !== 'none' && unitId === store.users.get(personaIds[ownUsers[unit]])?.belongId;
  };
  const first = all.find((row) => (!own || isOwn(row)) && holds(row, kind));
  if (first) return first;
  throw new ControlError(400, `kind: the seed has no ${name}${own ? ' of the own unit' : ''}${what}.`);
}

/** Something depends on the row: its removal is refused. */
function isInUse(mock: Mock, row: Readonly<Row>, kind: RowKind): boolean {
  try {
    kind.checkRemove(row, { ...mock.context, caller: undefined });
    return false;
  } catch (error) {
    if (error instanceof BusinessError) return true;
    throw error;
  }
}

const textOf = (row: Readonly<Row>, field: string) =>
  String((row as unknown as Record<string, unknown>)[field] ?? '');

/** What two records have to share before a value of theirs must differ, as the form has it. */
const sharedBy = (row: Readonly<Row>, { unique: [first] = [] }: RowKind): Record<string, string> =>
  Object.fromEntries((first?.within ?? []).map((field) => [field, textOf(row, field)]));

const versionOf = ({ id, version }: Readonly<Row>) => ({ id, version });

/** `a hotel room exists` for each kind whose records have names: the first one that is enabled. */
const existing = Object.fromEntries(
  [...kinds].map(([name, kind]): [string, AnyState] => {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return [
      `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words} exists`,
      state(nothing, none, (mock) => enabledOne(mock, kind)),
    ];
  }),
);

function enabledOne(mock: Mock, kind: RowKind) {
  const rows = allOf(mock, kind) as readonly (Row & {
    enabled?: 0 | 1;
    name?: string;
    merchantId?: string;
  })[];
  const row = rows.find(({ enabled }) => enabled === 1);
  if (!row) throw new ControlError(400, `The seed has nothing enabled in ${kind.collection}.`);
  const { id, name, merchantId } = row;
  return { id, name, ...(merchantId && { merchantId }) };
}

export const kindStates: Record<string, AnyState> = {
  ...existing,
  'a guesthouse exists': state(nothing, none, (mock) => enabledOne(mock, kindNamed('minsu'))),
  'a record exists': state(ofKind, takes, (mock, params) => versionOf(firstOf(mock, params, ''))),
  'a record does not exist': state(ofKind, takes, () => ({ id: absentId })),
  // The values are those from before the change: what the slower editor still has on his screen.
  'a record was changed by somebody else': state(ofKind, takes, (mock, params) => {
    const stale = versionOf(firstOf(mock, params, ''));
    mock.store.collection(kindNamed(params.kind).collection)?.update(stale.id, {});
    return stale;
  }),
  'a record that something depends on exists': state(ofKind, takes, (mock, params) => {
    setUp('use', mock, params);
    return versionOf(
      firstOf(mock, params, ' that something depends on', (row, kind) => isInUse(mock, row, kind)),
    );
  }),
  'a record that nothing depends on exists': state(ofKind, takes, (mock, params) => {
    setUp('spare', mock, params);
    return versionOf(
      firstOf(mock, params, ' that nothing depends on', (row, kind) => !isInUse(mock, row, kind)),
    );
  }),
  // The name is the other one's: what the first one's form is not allowed to say, in the same city for example.
  'another record with the name exists': state(ofKind, takes, (mock, params) => {
    const kind = kindNamed(params.kind);
    const first = firstOf(mock, params, '');
    const shared = sharedBy(first, kind);
    const { rival, named } = setups[kind.collection] ?? {};
    rival?.(mock, first);
    const hasShared = (row: Readonly<Row>) =>
      Object.entries(shared).every(([field, value]) => textOf(row, field) === value);
    const other = firstOf(
      mock,
      { kind: params.kind },
      ' besides',
      (row) => row.id !== first.id && hasShared(row),
    );
    const field = kind.unique?.[0]?.field ?? 'name';
    return { ...versionOf(first), ...shared, ...named?.(first), name: textOf(other, field) };
  }),
};

function setUp(what: 'use' | 'spare', mock: Mock, { kind, own }: Params): void {
  setups[kindNamed(kind).collection]?.[what](mock, firstOf(mock, { kind }, ''), own);
}
