import {
  type Amenity,
  type AmenityForm,
  type AmenityRow,
  amenityForm,
  estateAmenities as calls,
} from '#contracts/areas/estateAmenities.ts';
import { checkCategory, partKind } from '../estate/partRecords.ts';
import { nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { platformHandlers } from '../records/records.ts';
import type { StoredRow } from '../store/collections.ts';

/** What there is around a project (domain design, section 4.12). */

type Row = StoredRow<'estateAmenities'>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const derived = ({ categoryId }: Readonly<Row>, { store }: Context) => ({
  categoryName: nameOf(store.amenityCategories, categoryId),
});

export const estateAmenities: Handlers<typeof calls> = platformHandlers(
  partKind<Row, Query, AmenityForm, AmenityRow, Amenity>({
    name: '配套',
    collection: 'estateAmenities',
    calls,
    form: amenityForm,
    unique: [{ field: 'name', within: ['estateId', 'categoryId'], taken: 'amenityNameTaken' }],
    row: derived,
    record: derived,
    check: (body, { store }, before) => checkCategory(store.amenityCategories, body, before),
  }),
);
