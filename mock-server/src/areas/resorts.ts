import {
  type Resort,
  type ResortForm,
  type ResortRow,
  resorts as resortCalls,
  resortForm,
} from '#contracts/areas/resorts.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import type { Handlers } from '../records/context.ts';
import type { StoredRow } from '../store/collections.ts';
import { venueHandlers, venueKind } from '../trade/products/venueRecords.ts';

/** Scenic spots (domain design, section 8.3). */

const kind = venueKind<StoredRow<'resorts'>, ResortForm, ResortRow, Resort>({
  name: '景区',
  collection: 'resorts',
  calls: resortCalls,
  form: resortForm,
  right: 'MerchantPlace',
  businessType: businessType.resort,
  trade: 'place',
  taken: 'resortNameTaken',
  values: ({ seasons }) => ({
    seasons: [...seasons].sort((a, b) => a.startDay.localeCompare(b.startDay)),
  }),
});

export const resorts: Handlers<typeof resortCalls> = venueHandlers(kind);
