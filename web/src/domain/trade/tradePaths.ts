import type { StayKind, TradeKind } from '#contracts/trade/trade.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';

/** Addresses of venues, products, orders and refunds. They stand here because areas must not import each other. */

export const venueLists = {
  place: '/merchant/scenic/resorts/list',
  hotel: '/merchant/hotel/hotels/list',
  house: '/merchant/homestay/homestays/list',
} as const satisfies Record<TradeKind, TitledPath>;
export const venueForms = {
  place: '/merchant/scenic/resorts/add',
  hotel: '/merchant/hotel/hotels/add',
  house: '/merchant/homestay/homestays/add',
} as const satisfies Record<TradeKind, TitledPath>;
export const roomLists = {
  hotel: '/merchant/hotel/rooms/list',
  house: '/merchant/homestay/rooms/list',
} as const satisfies Record<StayKind, TitledPath>;
export const roomForms = {
  hotel: '/merchant/hotel/rooms/add',
  house: '/merchant/homestay/rooms/add',
} as const satisfies Record<StayKind, TitledPath>;

export const productLists = {
  place: '/product/place/list',
  hotel: '/product/hotel/list',
  house: '/product/house/list',
} as const satisfies Record<TradeKind, TitledPath>;
export const productForms = {
  place: '/product/place/add',
  hotel: '/product/hotel/add',
  house: '/product/house/add',
} as const satisfies Record<TradeKind, TitledPath>;

export const stockPages = {
  place: '/product/place/stock',
  hotel: '/product/hotel/stock',
  house: '/product/house/stock',
} as const satisfies Record<TradeKind, TitledPath>;

export const orderLists = {
  place: '/order/order-manage/order-place-list',
  hotel: '/order/order-manage/order-hotel-list',
  house: '/order/order-manage/order-house-list',
} as const satisfies Record<TradeKind, TitledPath>;
export const orderDetails = {
  place: '/order/order-manage/order-place-detail',
  hotel: '/order/order-manage/order-hotel-detail',
  house: '/order/order-manage/order-house-detail',
} as const satisfies Record<TradeKind, TitledPath>;

export const refundLists = {
  place: '/order/refund-manage/refund-place-list',
  hotel: '/order/refund-manage/refund-hotel-list',
  house: '/order/refund-manage/refund-house-list',
} as const satisfies Record<TradeKind, TitledPath>;
export const refundDetails = {
  place: '/order/refund-manage/refund-place-detail',
  hotel: '/order/refund-manage/refund-hotel-detail',
  house: '/order/refund-manage/refund-house-detail',
} as const satisfies Record<TradeKind, TitledPath>;

/** The form of a scenic spot, hotel or guesthouse; without an id a new one. */
export const venuePath = (kind: TradeKind, id?: string) => withQuery(venueForms[kind], { id });
/** A new scenic spot, hotel or guesthouse, of the given merchant if there is one. */
export const newVenuePath = (kind: TradeKind, merchantId: string | undefined) =>
  withQuery(venueForms[kind], { merchantId });
export const orderPath = (kind: TradeKind, id: string) => withQuery(orderDetails[kind], { id });
export const refundPath = (kind: TradeKind, id: string) => withQuery(refundDetails[kind], { id });
/** All orders, or refunds, of a member; from there links lead to those of the other kinds. */
export const memberOrdersPath = (kind: TradeKind, memberId: string) =>
  withQuery(orderLists[kind], { memberId });
export const memberRefundsPath = (kind: TradeKind, memberId: string) =>
  withQuery(refundLists[kind], { memberId });
/** All orders of a product. */
export const productOrdersPath = (kind: TradeKind, productId: string) =>
  withQuery(orderLists[kind], { productId });
/** The form of a product; without an id a new one. */
export const productFormPath = (kind: TradeKind, id?: string) => withQuery(productForms[kind], { id });
/** A new product, of the given place and room if there are any. */
export const newProductPath = (
  kind: TradeKind,
  of: { resourceId?: string | undefined; roomId?: string | undefined },
) => withQuery(productForms[kind], of);
/** The products of one place. */
export const productsPath = (kind: TradeKind, resourceId: string) =>
  withQuery(productLists[kind], { resourceId });
/** The products of one room. */
export const roomProductsPath = (kind: StayKind, resourceId: string | undefined, roomId: string) =>
  withQuery(productLists[kind], { resourceId, roomId });

/** Price and stock of a product. */
export const stockPath = (kind: TradeKind, id: string) => withQuery(stockPages[kind], { id });
/** Price and stock of all rooms of a hotel or guesthouse; `from` is the first day, today by default. */
export const overviewPath = (kind: StayKind, resourceId: string, from?: string) =>
  withQuery(stockPages[kind], { resourceId, from });
