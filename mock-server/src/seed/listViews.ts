import type { ViewSettings } from '#contracts/areas/listViews.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

interface ViewSeed {
  ownerId: string;
  list: string;
  call: string;
  name: string;
  settings: Partial<ViewSettings>;
  shared?: 0 | 1;
}

const hotelOrders = { list: '/order/order-manage/order-hotel-list', call: 'ordersHotel.list' };
const placeRefunds = { list: '/order/refund-manage/refund-place-list', call: 'refundsPlace.list' };
const members = { list: '/member/member-manage/member-list', call: 'members.list' };

/** Some of the platform's, and of a merchant's manager who shares one with his front desk. */
const views: ViewSeed[] = [
  {
    ...{ ownerId: '2', ...hotelOrders, name: '待接单', shared: 1 },
    settings: { filters: { status: `${orderStatus.toConfirm}` } },
  },
  {
    ...{ ownerId: '2', ...placeRefunds, name: '待审核退款', shared: 1 },
    settings: { filters: { status: `${refundStatus.toAudit}` } },
  },
  {
    ...{ ownerId: '2', ...members, name: '近30天注册' },
    settings: { density: 'compact', pageSize: 25 },
  },
  {
    ...{ ownerId: '8', ...hotelOrders, name: '今日待接单', shared: 1 },
    settings: { filters: { status: `${orderStatus.toConfirm}` }, density: 'compact' },
  },
  {
    ...{ ownerId: '1', ...hotelOrders, name: '待接单 25条' },
    settings: { filters: { status: `${orderStatus.toConfirm}` }, pageSize: 25 },
  },
];

export function seedListViews({ store, ago }: SeedTools): void {
  const time = ago(20 * dayMs);
  for (const { settings, shared = 0, ...view } of views)
    store.listViews.insert({
      ...{ ...view, shared, defaultOf: [], createTime: time, updateTime: time },
      settings: { filters: {}, spans: [], ...settings },
    });
}
