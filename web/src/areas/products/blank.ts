import type { ProductHotelForm } from '#contracts/areas/productsHotel.ts';
import type { ProductPlaceForm } from '#contracts/areas/productsPlace.ts';
import { type breakfast, confirmMode } from '#contracts/enums/products.ts';

/** What is still to be typed or chosen is an empty text, which the schema asks for where it must be. */
export const open = '' as unknown as number;

/** What a new product of any kind begins with; off sale, for it has no price yet. */
export const blankProduct = {
  name: '',
  resourceId: '',
  pictures: [],
  marketPrice: open,
  cancelRule: open as ProductPlaceForm['cancelRule'],
  cancelDays: open,
  cancelTime: '',
  feeRate: open,
  gradeDiscount: 1 as const,
  pointEnabled: 0 as const,
  pointLimitRate: open,
  detail: '',
  ordering: 0,
  enabled: 0 as const,
} satisfies Partial<ProductPlaceForm>;

/** The usual limits of stays (domain design, section 9.4). */
export const blankStay: ProductHotelForm = {
  ...blankProduct,
  roomId: '',
  breakfast: open as (typeof breakfast)['none'],
  confirmMode: confirmMode.instant,
  confirmMinutes: open,
  minNights: 1,
  maxNights: 30,
  aheadDays: 0,
  cutOffTime: '18:00',
  maxAheadDays: 180,
  maxRooms: 5,
  lateFee: undefined,
  guarantee: '',
  included: '',
  freeNights: 0,
  notes: '',
};
