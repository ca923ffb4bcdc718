import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type RecordKindName, recordKindNames } from '#contracts/areas/searches.ts';
import { belongType } from '#contracts/enums.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import type { Session } from '../api/session.ts';
import { mayOpen } from './menu.ts';
import { listAddress, listOf, recordAddress } from './recordPages.ts';
import { screens } from './screens.ts';

/** Where the palette leads: to the page of a record, to its form, or to its place in the list. */
const addresses: Record<RecordKindName, string> = {
  members: '/member/member-manage/7/member-detail',
  ordersPlace: '/order/order-manage/order-place-detail?id=7',
  ordersHotel: '/order/order-manage/order-hotel-detail?id=7',
  ordersHouse: '/order/order-manage/order-house-detail?id=7',
  refundsPlace: '/order/refund-manage/refund-place-detail?id=7',
  refundsHotel: '/order/refund-manage/refund-hotel-detail?id=7',
  refundsHouse: '/order/refund-manage/refund-house-detail?id=7',
  merchants: '/merchant/manage/setting/details?id=7',
  resorts: '/merchant/scenic/resorts/add?id=7',
  hotels: '/merchant/hotel/hotels/add?id=7',
  minsus: '/merchant/homestay/homestays/add?id=7',
  hotelRooms: '/merchant/hotel/rooms/add?id=7',
  minsuRooms: '/merchant/homestay/rooms/add?id=7',
  productsPlace: '/product/place/add?id=7',
  productsHotel: '/product/hotel/add?id=7',
  productsHouse: '/product/house/add?id=7',
  estates: '/estate/project-manage/7/project-detail',
  estateCompanies: '/estate/project-company/add?id=7',
  estateBookings: '/estate/project-company/estate-booking-list?detail=7',
  estateRecommends: '/estate/project-company/recommend-list?detail=7',
  withdraws: '/finance/withdraw-manage/withdraw-record-detail?id=7',
  incomeRecords: '/finance/income-manage/income-detail?id=7',
  sendPlans: '/finance/income-manage/send-plan-detail?id=7',
  backendUsers: '/account/manage/add-user?id=7',
  roles: '/account/manage/add-role?id=7',
};
const kinds = Object.entries(addresses) as [RecordKindName, string][];

const sessionOf = (id: string): Session => ({
  token: 'T',
  user: { id, name: '', belongType: belongType.system, belongId: '1', belongName: '', mustChangePassword: 0 },
  rights: new Set(),
  ended: undefined,
  preview: undefined,
});
const everything = sessionOf(superAdminId);
const screenOf = (address: string) =>
  screens.find(({ path }) => matchPath(path, new URL(address, 'http://console').pathname));

it.each(kinds)('a record of %s has the address %s, of a page that exists', (kind, address) => {
  expect(recordAddress(kind, '7', everything)).toBe(address);
  const screen = screenOf(address);
  expect(screen?.call?.split('.')[0]).toBe(kind);
  expect(screen && mayOpen(screen, everything)).toBe(true);
});

it.each(kinds)('the list of %s, which shows what a search leaves out, exists', (kind) => {
  const list = listOf(kind);
  expect(list && screenOf(listAddress(list, { name: '云' }))).toBe(list);
});

it('every kind that is searched is written down above', () => {
  expect(Object.keys(addresses).sort()).toEqual([...recordKindNames].sort());
});

it('whoever may open no page of a record has no address of it, but that of a list which opens its records', () => {
  const nothing = sessionOf('7');
  const found = kinds.filter(([kind]) => recordAddress(kind, '7', nothing));
  expect(found.map(([kind]) => kind)).toEqual(['estateBookings', 'estateRecommends']);
});
