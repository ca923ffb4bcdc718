import {
  type Category,
  type CategoryForm,
  type CategoryRecord,
  merchantCategories as categoryCalls,
  categoryForm,
} from '#contracts/areas/merchantCategories.ts';
import type { BusinessType } from '#contracts/enums/merchants.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredRow } from '../store/collections.ts';
import { typeNames } from '../trade/merchantTypes.ts';

/** Kinds of merchants, and what each may deal in (domain design, section 8.2). */

type Row = Readonly<StoredRow<'merchantCategories'>>;
type Query = Parameters<Handlers<typeof categoryCalls>['list']>[0]['query'];

/** -1008 when the form drops a business type in which a merchant of the category still deals. */
function checkDroppedTypes({ store }: Context, id: string, types: readonly BusinessType[]) {
  const used = store.merchants.by('categoryId', id).flatMap((merchant) => merchant.businessTypes);
  const lost = [...new Set(used)].filter((type) => !types.includes(type));
  if (lost.length > 0)
    fail(status.precondition, say('categoryTypeInUse', { types: typeNames(lost) }), {
      field: 'businessTypes',
    });
}

const shown = (row: Row, { store }: Context) => ({
  ...row,
  businessTypes: [...row.businessTypes],
  merchantCount: store.merchants.by('categoryId', row.id).length,
});

export const merchantCategories: Handlers<typeof categoryCalls> = {
  ...platformHandlers<StoredRow<'merchantCategories'>, Query, CategoryForm, Category, CategoryRecord>({
    name: '商户分类',
    collection: 'merchantCategories',
    rows: ({ merchantCategories: rows }) => rows,
    form: categoryForm,
    right: 'MerchantCategory',
    owner: () => platform,
    ownerOf: () => platform,
    matches: matching(categoryCalls.list.query),
    toRow: shown,
    toRecord: shown,
    unique: [{ field: 'name', taken: 'categoryNameTaken' }],
    checkAfterUnique({ businessTypes }, context, before) {
      if (before) checkDroppedTypes(context, before.id, businessTypes);
    },
    values: (body) => storedOf(categoryForm, body),
    checkRemove({ id }, { store }) {
      if (store.merchants.by('categoryId', id).length > 0) fail(status.precondition, say('categoryInUse'));
    },
  }),
  allEnabled: ({ query }, { store }) => selectList(store.merchantCategories, query, isEnabled),
};
