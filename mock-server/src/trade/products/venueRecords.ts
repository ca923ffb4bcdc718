import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { BusinessType } from '#contracts/enums/merchants.ts';
import type { OwnedArea } from '#contracts/rights/rights.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Label, Sentence } from '#contracts/words.ts';
import { resourceMoved } from '../../accounts/resources.ts';
import { areaNames, checkArea, checkMerchant, nameOf } from '../../records/checks.ts';
import type { Context } from '../../records/context.ts';
import { matching } from '../../records/matching.ts';
import { type RecordKind, type Rows, recordHandlers, type Shown } from '../../records/records.ts';
import { shownOf, storedOf } from '../../records/stored.ts';
import type { Collection, NewRow } from '../../store/collection.ts';
import type { StoredVenue } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { productSummaryOf } from './daysToCome.ts';
import { refuseWithProducts, venueHasProducts } from './guards.ts';
import { productsOf } from './kinds.ts';
import { missingOfVenue } from './saleSteps.ts';
import {
  ownerOfVenue,
  statsOfCity,
  type VenueCollection,
  type VenueQuery,
  venues as venueList,
} from './venues.ts';

/** What the mock does alike with scenic spots, hotels and guesthouses (domain design, sections 8.3 to 8.6). */

interface VenueForm {
  name: string;
  merchantId: string;
  area: { provinceId: string; cityId: string };
  enabled: 0 | 1;
}

/** What tells one kind of venue from another. */
export interface VenueDefinition<Row extends StoredVenue, Form extends VenueForm> {
  /** As the operation log calls it, 景区. */
  name: string;
  collection: VenueCollection;
  calls: { list: AnyEndpoint };
  form: z.core.$ZodType<Form>;
  right: OwnedArea;
  businessType: BusinessType;
  trade: TradeKind;
  /** -1009: the city has one of that name. */
  taken: Sentence;
  /** Columns of its own. */
  row?: (row: Readonly<Row>, context: Context) => object;
  /** What its record answers besides the form. */
  record?: (row: Readonly<Row>, context: Context) => object;
  /** What is kept otherwise than it was sent. */
  values?: (body: Form) => object;
  /** Phones that every answer masks. */
  masked?: readonly (keyof Row & Label)[];
  /** Why it cannot go, besides its products. */
  checkRemove?: (row: Readonly<Row>, context: Context) => void;
}

type Query = VenueQuery & { offset: number; limit: number };

/** The kind of record that a kind of venue is; for calls of its own. */
export function venueKind<Row extends StoredVenue, Form extends VenueForm, ListRow, Single>(
  of: VenueDefinition<Row, Form>,
): RecordKind<Row, Query, Form, ListRow, Single> {
  const { name, collection, form, right, trade } = of;
  const rows = (store: Store) => venues(store) as unknown as Rows<Row>;
  const owner = ownerOfVenue(collection);
  const venues = (store: Store) => store[collection] as unknown as Collection<StoredVenue>;
  return {
    name,
    collection,
    rows,
    form,
    right,
    owner,
    ownerOf: ({ merchantId }) => owner({ merchantId, id: '' }),
    unique: [{ field: 'name', within: ['provinceId', 'cityId'], taken: of.taken }],
    matches: matching(of.calls.list.query),
    toRow: (row, context) =>
      ({
        ...row,
        coverUrl: row.pictures.find(({ covered }) => covered)?.url ?? '',
        merchantName: nameOf(context.store.merchants, row.merchantId),
        ...areaNames(context, row),
        ...productSummaryOf(context, trade, row.id),
        missing: missingOfVenue(context, trade, row),
        ...of.row?.(row, context),
      }) as unknown as Omit<ListRow, 'actions'>,
    toRecord: (row, context) =>
      ({
        ...shownOf(form, row),
        id: row.id,
        missing: missingOfVenue(context, trade, row),
        version: row.version,
        area: { provinceId: row.provinceId, cityId: row.cityId, ...areaNames(context, row) },
        merchantName: nameOf(context.store.merchants, row.merchantId),
        ...of.record?.(row, context),
      }) as unknown as Shown<Single>,
    ...(of.masked && { masked: of.masked }),
    check(body, context, before) {
      checkMerchant(context, body.merchantId, of.businessType, before);
      checkArea(context, body.area);
    },
    values: (body) => ({ ...storedOf(form, body), ...of.values?.(body) }) as unknown as NewRow<Row>,
    after(row, context, before) {
      const { resource } = owner(row);
      if (!before || before.merchantId === row.merchantId || !resource) return undefined;
      return resourceMoved(context, resource);
    },
    checkRemove(row, context) {
      of.checkRemove?.(row, context);
      refuseWithProducts(productsOf(context, trade, row.id), venueHasProducts[trade]);
    },
  };
}

type Listed = { query: VenueQuery };
type OwnListed = Listed & { params: { belongId: string } };

/** The handlers of `venueCalls`. */
export function venueHandlers<Row extends StoredVenue, Form extends VenueForm, ListRow, Single>(
  kind: RecordKind<Row, Query, Form, ListRow, Single>,
) {
  const collection = kind.collection as VenueCollection;
  const byCity = ({ query }: { query: Query }, context: Context) => statsOfCity(context, collection, query);
  return {
    ...recordHandlers(kind),
    allEnabled: ({ query }: Listed, context: Context) => venueList(context, collection, query, true),
    allEnabledOfOwn: ({ params, query }: OwnListed, context: Context) =>
      venueList(context, collection, query, true, params.belongId),
    all: ({ query }: Listed, context: Context) => venueList(context, collection, query, false),
    allOfOwn: ({ params, query }: OwnListed, context: Context) =>
      venueList(context, collection, query, false, params.belongId),
    statsOfCity: byCity,
    statsOfCityOfOwn: byCity,
  };
}
