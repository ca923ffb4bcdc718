import { companyForm, ownCompanyForm } from '#contracts/areas/estateCompanies.ts';
import { estateForm } from '#contracts/areas/estates.ts';
import { hotelRoomForm } from '#contracts/areas/hotelRooms.ts';
import { hotelForm } from '#contracts/areas/hotels.ts';
import { categoryForm } from '#contracts/areas/merchantCategories.ts';
import { merchantForm, ownMerchantForm } from '#contracts/areas/merchants.ts';
import { minsuRoomForm } from '#contracts/areas/minsuRooms.ts';
import { minsuForm } from '#contracts/areas/minsus.ts';
import { resortForm } from '#contracts/areas/resorts.ts';
import { rentType } from '#contracts/enums/minsus.ts';
import { companyExample, ownCompanyExample } from '#contracts/examples/estateCompanies.ts';
import { estateExample } from '#contracts/examples/estates.ts';
import { hotelRoomExample } from '#contracts/examples/hotelRooms.ts';
import { hotelExample } from '#contracts/examples/hotels.ts';
import { leastOf } from '#contracts/examples/leastOf.ts';
import { categoryExample, merchantExample, ownMerchantExample } from '#contracts/examples/merchants.ts';
import { minsuRoomExample } from '#contracts/examples/minsuRooms.ts';
import { minsuExample } from '#contracts/examples/minsus.ts';
import { placeOrderExample, stayOrderExample } from '#contracts/examples/orders.ts';
import { resortExample } from '#contracts/examples/resorts.ts';
import { placeOrder, stayOrders } from '#contracts/trade/orderForms.ts';

/**
 * Right forms over the seed without anything that may be left out, so that answers show what becomes of it: places of merchant 2, who
 * deals in all three kinds, rooms of his first hotel and guesthouse, a merchant of category 3, which allows every type.
 */

export const newCategory = leastOf(categoryForm, categoryExample);
export const ownMerchant = leastOf(ownMerchantForm, ownMerchantExample);
export const newMerchant = leastOf(merchantForm, merchantExample);
export const newCompany = leastOf(companyForm, companyExample);
export const ownCompany = leastOf(ownCompanyForm, ownCompanyExample);
/** A project of company 1. */
export const newEstate = leastOf(estateForm, estateExample);
export const newResort = leastOf(resortForm, resortExample);
export const newHotel = { ...leastOf(hotelForm, hotelExample), extraBed: 0 as const };
export const newHotelRoom = leastOf(hotelRoomForm, hotelRoomExample);
export const newMinsu = leastOf(minsuForm, minsuExample);
/** One of several rooms alike, not a whole house. */
export const newMinsuRoom = {
  ...leastOf(minsuRoomForm, minsuRoomExample),
  ...{
    name: '竹影大床房',
    rentType: rentType.room,
    identicalUnits: 0 as const,
    minNights: 1,
    extraGuests: 0,
  },
};

/** Orders of whom `tradeWorld` makes a member; each test sets product and days. */
export const newPlaceOrder = { ...leastOf(placeOrder, placeOrderExample), qty: 1 };
export const newStayOrder = { ...leastOf(stayOrders.hotel, stayOrderExample), qty: 1 };

/** What the record of a new place answers of its merchant and its area. */
export const ofMerchant2 = { merchantName: '悦途酒店集团', area: hotelExample.area };
