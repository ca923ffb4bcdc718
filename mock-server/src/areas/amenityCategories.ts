import {
  type AmenityCategory,
  type AmenityCategoryForm,
  type AmenityCategoryRecord,
  amenityCategoryForm,
  type amenityCategories as calls,
} from '#contracts/areas/amenityCategories.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredRow } from '../store/collections.ts';

/** Categories of amenities (domain design, section 4.12). */

type Row = StoredRow<'amenityCategories'>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const amenitiesOf = ({ store }: Context, id: string) => store.estateAmenities.by('categoryId', id).length;
const shown = (row: Readonly<Row>, context: Context) => ({
  ...row,
  amenityCount: amenitiesOf(context, row.id),
});

export const amenityCategories: Handlers<typeof calls> = {
  ...platformHandlers<Row, Query, AmenityCategoryForm, AmenityCategory, AmenityCategoryRecord>({
    name: '配套分类',
    collection: 'amenityCategories',
    rows: ({ amenityCategories: rows }) => rows,
    form: amenityCategoryForm,
    right: 'Estate',
    owner: () => platform,
    ownerOf: () => platform,
    matches: () => true,
    unique: [{ field: 'name', taken: 'categoryNameTaken' }],
    toRow: shown,
    toRecord: shown,
    values: (body) => storedOf(amenityCategoryForm, body),
    checkRemove({ id }, context) {
      if (amenitiesOf(context, id) > 0) fail(status.precondition, say('amenityCategoryInUse'));
    },
  }),
  allEnabled: ({ query }, { store }) => selectList(store.amenityCategories, query, isEnabled),
};
