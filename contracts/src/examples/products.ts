import type { ProductHotel, ProductHotelForm } from '../areas/productsHotel.ts';
import type { ProductHouse, ProductHouseForm } from '../areas/productsHouse.ts';
import type { ProductPlace, ProductPlaceForm, ProductPlaceRow } from '../areas/productsPlace.ts';
import {
  breakfast,
  cancelRule,
  confirmMode,
  entryMode,
  lateFee,
  realName,
  saleStep,
  ticketType,
  useMode,
} from '../enums/products.ts';
import type { StayProductRow } from '../trade/stayProducts.ts';
import { logExample } from './logs.ts';

/** Right forms with everything that can be filled in: products of scenic spot 7, hotel 1 and guesthouse 1 of the seed, which are merchant 2's. */

const shared = {
  name: '周末特惠',
  pictures: ['/api/resorts/uploads/product.png'],
  /** Above every price of the seed: days of the product that the form is saved over are not dearer. */
  marketPrice: 500_000,
  cancelRule: cancelRule.untilDeadline,
  cancelDays: 1,
  cancelTime: '18:00',
  feeRate: 1000,
  gradeDiscount: 1,
  pointEnabled: 1,
  pointLimitRate: 2000,
  detail: '<p>周末特惠。</p>',
  ordering: 5,
  enabled: 0,
} as const;

export const placeProductExample = {
  ...shared,
  pictures: [...shared.pictures],
  resourceId: '7',
  ticketType: ticketType.family,
  personCount: 3,
  useMode: useMode.withinValidity,
  validDays: 30,
  aheadDays: 0,
  cutOffTime: '16:00',
  minCount: 1,
  maxCount: 10,
  dayLimit: 2,
  realName: realName.perOrder,
  entryMode: entryMode.exchange,
  exchangeAddress: '游客中心1号窗口',
  ageFrom: 6,
  ageTo: 60,
  audience: '家庭',
  partRefund: 1,
  expireRefund: 0,
  feeIncluded: '门票三张',
  usageNotes: '当日有效',
} satisfies Required<Omit<ProductPlaceForm, 'version'>>;

export const hotelProductExample = {
  ...shared,
  pictures: [...shared.pictures],
  resourceId: '1',
  roomId: '2',
  lateFee: lateFee.rate,
  breakfast: breakfast.two,
  confirmMode: confirmMode.manual,
  confirmMinutes: 60,
  minNights: 1,
  maxNights: 10,
  aheadDays: 0,
  cutOffTime: '18:00',
  maxAheadDays: 180,
  maxRooms: 5,
  guarantee: '信用卡担保',
  included: '下午茶',
  freeNights: 0,
  notes: '前台办理',
} satisfies Required<Omit<ProductHotelForm, 'version'>>;

export const houseProductExample = {
  ...hotelProductExample,
  roomId: '3',
  breakfast: breakfast.none,
  breakfastPrice: 2800,
} satisfies Required<Omit<ProductHouseForm, 'version'>>;

/** What lists and pages show of a product in addition to its form. */
const shown = {
  id: '3',
  pictureUrl: '/api/resorts/uploads/product.png',
  resourceName: '云栖湖国家风景区',
  merchantId: '2',
  merchantName: '云栖湖文旅',
  minPrice: 9800,
  unpriced: false,
  missing: [saleStep.price],
  soldOut: false,
  soldCount: 12,
  hasOrders: false,
  createTime: '2026-01-31 09:30:00',
  logs: [logExample],
  version: 1,
};
export const placeProductRecordExample = {
  ...placeProductExample,
  ...shown,
  todayStock: 800,
  todayLeft: 795,
} satisfies Omit<ProductPlace & ProductPlaceRow, 'actions'>;
const shownOfStay = { ...shown, roomName: '高级大床房', roomCount: 96, weekLeft: 12 };
export const hotelProductRecordExample = { ...hotelProductExample, ...shownOfStay } satisfies Omit<
  ProductHotel & StayProductRow,
  'actions'
>;
export const houseProductRecordExample = { ...houseProductExample, ...shownOfStay } satisfies Omit<
  ProductHouse & StayProductRow,
  'actions'
>;
