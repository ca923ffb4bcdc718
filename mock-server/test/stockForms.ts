import {
  breakfast,
  cancelRule,
  confirmMode,
  entryMode,
  realName,
  ticketType,
  useMode,
} from '#contracts/enums/products.ts';
import type { NewRow } from '#mock/store/collection.ts';
import type { StoredProduct } from '#mock/store/tradeRows.ts';

/** Rows of products of which only the calendar is looked at. */

const shared = () => ({
  pictures: ['/a.png'],
  marketPrice: 60_000,
  cancelRule: cancelRule.anyTime,
  ...{ cancelDays: 0, cancelTime: '', lateFee: 0, feeRate: 0, pointLimitRate: 0, detail: '', ordering: 0 },
  gradeDiscount: 0 as const,
  pointEnabled: 0 as const,
  enabled: 1 as const,
});

export const stayRow = (
  kind: 'hotel' | 'house',
  resourceId: string,
  roomId: string,
): NewRow<StoredProduct> => ({
  ...shared(),
  ...{ kind, resourceId, roomId, name: '含双早' },
  terms: {
    ...{ breakfast: breakfast.two, breakfastPrice: 0, confirmMode: confirmMode.instant, confirmMinutes: 120 },
    ...{ minNights: 1, maxNights: 30, aheadDays: 0, cutOffTime: '18:00', maxAheadDays: 180, maxRooms: 5 },
    ...{ guarantee: '', included: '', notes: '' },
    freeNights: 0,
  },
});

export const ticketRow = (resourceId: string): NewRow<StoredProduct> => ({
  ...shared(),
  ...{ kind: 'place', resourceId, roomId: '', name: '成人票' },
  terms: {
    ...{ ticketType: ticketType.adult, personCount: 1, useMode: useMode.onDate, validDays: 0 },
    ...{ aheadDays: 0, cutOffTime: '18:00', minCount: 1, maxCount: 20, dayLimit: 0 },
    ...{ realName: realName.none, entryMode: entryMode.qrCode, exchangeAddress: '', ageFrom: -1, ageTo: -1 },
    ...{ audience: '', feeIncluded: '门票', usageNotes: '凭码入园' },
    partRefund: 1,
    expireRefund: 0,
  },
});
