import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { matching } from '../records/matching.ts';
import type { RecordKind, Rows, Shown } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { shownOf, storedOf } from '../records/stored.ts';
import type { Collection, NewRow } from '../store/collection.ts';
import type { CollectionName } from '../store/collections.ts';
import type { NamedRow } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { ownerOfPart } from './owners.ts';
import { workable } from './usable.ts';

/** What the mock does alike with the records below a project: house shapes, consultants, amenities, buildings, and categories of a project. */

interface PartRow extends NamedRow {
  estateId: string;
  ordering: number;
}
interface PartForm {
  estateId: string;
  enabled: 0 | 1;
}
type Paging = { offset: number; limit: number };

/** What is taken from the part's calls and form, so that a part does not state it. */
type Derived =
  | 'rows'
  | 'right'
  | 'owner'
  | 'ownerOf'
  | 'matches'
  | 'toRow'
  | 'toRecord'
  | 'values'
  | 'checkRemove';

interface PartOf<R extends PartRow, Query extends Paging, Form extends PartForm, ListRow, Single>
  extends Omit<RecordKind<R, Query, Form, ListRow, Single>, Derived> {
  collection: CollectionName;
  calls: { list: AnyEndpoint };
  form: z.core.$ZodType<Form>;
  /** What the filters leave open that have no field of their own. */
  matches?: (row: Readonly<R>, query: Query, context: Context) => boolean;
  /** What a row of the list, and a record, answers besides its stored values. */
  row?: (row: Readonly<R>, context: Context) => object;
  record?: (row: Readonly<R>, context: Context) => object;
  /** Absent where nothing depends on a record. */
  checkRemove?: (row: Readonly<R>, context: Context) => void;
}

/** The kind of a part: its owner is that of its project, which is chosen when it is added and stays. */
export function partKind<R extends PartRow, Query extends Paging, Form extends PartForm, ListRow, Single>({
  calls,
  form,
  row: columns,
  record,
  ...of
}: PartOf<R, Query, Form, ListRow, Single>): RecordKind<R, Query, Form, ListRow, Single> {
  const fits = matching(calls.list.query);
  return {
    checkRemove: () => undefined,
    ...of,
    form,
    rows: (store: Store) => store[of.collection] as unknown as Rows<R>,
    right: 'Estate',
    owner: ownerOfPart,
    ownerOf: ownerOfPart,
    matches: (row, query, context) => fits(row, query) && (of.matches?.(row, query, context) ?? true),
    toRow: (row, context) => ({ ...row, ...columns?.(row, context) }) as unknown as Omit<ListRow, 'actions'>,
    toRecord: (row, context) =>
      ({
        ...shownOf(form, row),
        id: row.id,
        version: row.version,
        ...record?.(row, context),
      }) as unknown as Shown<Single>,
    check(body, context, before) {
      if (!context.store.estates.get(body.estateId))
        invalid('estateId', say('choose', { label: 'estateOfPart' }));
      if (before && before.estateId !== body.estateId) invalid('estateId', say('partStays'));
      of.check?.(body, context, before);
    },
    values: (body) => storedOf(form, body) as unknown as NewRow<R>,
  };
}

/**
 * -1002 for a category that is not there for the record, -1008 for one that is disabled. The record's present category is accepted as it is.
 * @param isOther whether the category is of something else
 */
export function checkCategory<C extends NamedRow>(
  categories: Pick<Collection<C>, 'get'>,
  { categoryId }: { categoryId: string },
  before?: Readonly<{ categoryId: string }>,
  isOther: (category: Readonly<C>) => boolean = () => false,
): void {
  const category = categories.get(categoryId);
  if (!category || isOther(category)) invalid('categoryId', say('choose', { label: 'category' }));
  if (category?.enabled === 0 && before?.categoryId !== categoryId)
    fail(status.precondition, say('partCategoryOff'), { field: 'categoryId' });
}

interface PartQuery extends Paging {
  name?: string | undefined;
  estateId?: string | undefined;
}

/** Parts of the wanted project, for selects, by default the enabled ones; everybody gets those of projects of which he sees more than sums. */
export function partSelect<R extends NamedRow & { estateId: string }>(
  rows: Pick<Collection<R>, 'all'>,
  query: PartQuery,
  context: Context,
  isOffered: (row: Readonly<R>) => boolean = isEnabled,
) {
  const isUsable = workable(context);
  return selectList(rows, query, (row) => {
    const estate = context.store.estates.get(row.estateId);
    if (!estate || !isOffered(row) || (query.estateId && row.estateId !== query.estateId)) return false;
    return isUsable(estate);
  });
}
