import { type BusinessType, businessType } from '../enums/merchants.ts';
import type { OwnedArea } from '../rights/rights.ts';
import type { Label } from '../words.ts';

/**
 * The three kinds of what is sold, by their wire word: tickets of resorts, rooms of hotels, rooms of guesthouses
 * (domain design, section 9.1). Products, prices, orders and refunds of all three have one shape; what differs stands in this table
 * and in the fields of each product.
 */
export const tradeKinds = ['place', 'hotel', 'house'] as const;
export type TradeKind = (typeof tradeKinds)[number];
/** Sold by the night: hotels and guesthouses. */
export type StayKind = Exclude<TradeKind, 'place'>;

interface Trade {
  /** As names and areas write it. */
  name: 'Place' | 'Hotel' | 'House';
  /** What a merchant has to deal in. */
  businessType: BusinessType;
  product: OwnedArea;
  stock: OwnedArea;
  order: OwnedArea;
  refund: OwnedArea;
  /** First letter of order numbers. */
  letter: 'P' | 'H' | 'M';
  /** The word for what products are of: 所属景区, 所属酒店, 所属民宿. */
  resource: Label;
}

export const trades = {
  place: {
    name: 'Place',
    businessType: businessType.resort,
    product: 'ProductPlace',
    stock: 'ProductPlaceStock',
    order: 'OrderPlace',
    refund: 'RefundPlace',
    letter: 'P',
    resource: 'productResort',
  },
  hotel: {
    name: 'Hotel',
    businessType: businessType.hotel,
    product: 'ProductHotel',
    stock: 'ProductHotelStock',
    order: 'OrderHotel',
    refund: 'RefundHotel',
    letter: 'H',
    resource: 'productHotel',
  },
  house: {
    name: 'House',
    businessType: businessType.minsu,
    product: 'ProductHouse',
    stock: 'ProductHouseStock',
    order: 'OrderHouse',
    refund: 'RefundHouse',
    letter: 'M',
    resource: 'productMinsu',
  },
} as const satisfies Record<TradeKind, Trade>;

/** The kind that belongs to what a merchant deals in; undefined for a code that is not known. */
export const kindOfBusiness = (type: number): TradeKind | undefined =>
  tradeKinds.find((kind) => trades[kind].businessType === type);
