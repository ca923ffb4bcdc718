import { areas } from '#contracts/areas.ts';
import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import type { TitledPath } from '#web/kit/page/screen.ts';
import accounts from '#web/locales/zh/accounts.ts';
import banners from '#web/locales/zh/banners.ts';
import common from '#web/locales/zh/common.ts';
import hotels from '#web/locales/zh/hotels.ts';
import kit from '#web/locales/zh/kit.ts';
import menu from '#web/locales/zh/menu.ts';
import merchants from '#web/locales/zh/merchants.ts';
import minsus from '#web/locales/zh/minsus.ts';
import orders from '#web/locales/zh/orders.ts';
import products from '#web/locales/zh/products.ts';
import refunds from '#web/locales/zh/refunds.ts';
import rights from '#web/locales/zh/rights.ts';
import shell from '#web/locales/zh/shell.ts';
import stocks from '#web/locales/zh/stocks.ts';

/**
 * What every screen is for and what its buttons do, which nothing else says: who may follows from the calls. A screen that is not
 * in here fails the matrix, and so does a button that the browser finds and this does not know, or the other way round. Calls are named as
 * users of the platform make them; those of units make their mirrors.
 */

export type AreaName = keyof typeof areas;
export type CallName = `${AreaName}.${string}`;

/** `page`: a button; `row`: in each row of the table; `switch`: the same, locked for those who may not; `form`: what saves it. */
export type Place = 'page' | 'row' | 'switch' | 'form';

export interface Element {
  place: Place;
  /** As it is read on the screen; of a switch what it does. */
  text: string;
  /** What it calls, or where it leads; without either it is for whoever is on the screen. */
  call?: CallName;
  opens?: TitledPath;
  /** Its name among the record's `actions`, where it has some. */
  action?: string;
}

export interface ScreenUse {
  path: TitledPath;
  /** The call that it is for: who may not make it, may not open the screen. Absent: it is everybody's. */
  call?: CallName;
  /** Where it leads users of merchants instead, who have one of their own. */
  ofOwn?: TitledPath;
  elements: readonly Element[];
}

const calls = (area: AreaName): object => areas[area];
/** A call is named among the `actions` of a record by its own name, saving by the word of its button. */
export const actionOf = (key: string) => (key === 'update' ? 'edit' : key);
const one = (place: Place, text: string, call: CallName): Element => ({
  ...{ place, text, call },
  action: actionOf(call.slice(call.indexOf('.') + 1)),
});
const link = (text: string, opens: TitledPath): Element => ({ place: 'row', text, opens });

/** What lists of records have alike, as far as the area has the calls. */
function list(path: TitledPath, area: AreaName, add: string, more: Element[] = []): ScreenUse {
  const row = (text: string, key: string) => (key in calls(area) ? [one('row', text, `${area}.${key}`)] : []);
  return {
    path,
    call: `${area}.list`,
    elements: [
      one('page', add, `${area}.add`),
      one('switch', common.enabled, `${area}.enable`),
      ...row(common.edit, 'update'),
      ...row(common.copy, 'copy'),
      ...more,
      ...row(common.remove, 'remove'),
    ],
  };
}

/** Beside a masked number of a page. */
const reveal = (area: AreaName) => one('page', kit.number.reveal, `${area}.reveal`);

const form = (path: TitledPath, area: AreaName): ScreenUse => ({
  path,
  call: `${area}.update`,
  elements: [one('form', common.confirm, `${area}.update`)],
});

/** A list and its form; the button that adds is called as the form is. */
const records = (
  listPath: TitledPath,
  addPath: TitledPath & keyof typeof menu,
  area: AreaName,
  more: Element[] = [],
): ScreenUse[] => [list(listPath, area, menu[addPath], more), form(addPath, area)];

const productScreens = (kind: TradeKind): ScreenUse[] => {
  const stock: TitledPath = `/product/${kind}/stock`;
  const area = `stocks${trades[kind].name}` as const;
  return [
    ...records(`/product/${kind}/list`, `/product/${kind}/add`, `products${trades[kind].name}`, [
      ...(kind === 'place' ? [] : [{ place: 'page', text: products.overview, opens: stock } as const]),
      link(products.priceStock, stock),
    ]),
    {
      path: stock,
      call: `${area}.list`,
      elements: [
        one('page', stocks.clear, `${area}.batchSave`),
        one('page', stocks.batch, `${area}.batchSave`),
      ],
    },
  ];
};

/** What moves no order on, and what one has to see all of it for, is made on its own page. */
const onPageOnly = ['updateContact', 'addRefund', 'remark'];

const orderScreens = (kind: TradeKind): ScreenUse[] => {
  const area = `orders${trades[kind].name}` as const;
  const moves = (place: Place) =>
    Object.entries(orders.move).flatMap(([action, text]): Element[] => {
      if (action === 'addRefund') return [{ place, text, call: `refunds${trades[kind].name}.add`, action }];
      return action in calls(area) ? [one(place, text, `${area}.${action}`)] : [];
    });
  const detail: TitledPath = `/order/order-manage/order-${kind}-detail`;
  return [
    {
      path: `/order/order-manage/order-${kind}-list`,
      call: `${area}.list`,
      elements: [
        ...('confirm' in calls(area) ? [one('page', orders.batch.confirm, `${area}.confirm`)] : []),
        one('page', orders.addOrder, `${area}.add`),
        link(common.detail, detail),
        ...moves('row').filter(({ action = '' }) => !onPageOnly.includes(action)),
      ],
    },
    { path: detail, call: `${area}.get`, elements: [...moves('page'), reveal(area)] },
  ];
};

const refundMoves = {
  audit: refunds.audit,
  execute: refunds.execute,
  retry: common.retry,
  finish: refunds.finish,
  finishOffline: refunds.finishOffline,
  revoke: refunds.revoke,
};

const refundScreens = (kind: TradeKind): ScreenUse[] => {
  const area = `refunds${trades[kind].name}` as const;
  const detail: TitledPath = `/order/refund-manage/refund-${kind}-detail`;
  const moves = (place: Place) =>
    Object.entries(refundMoves).map(([action, text]) => one(place, text, `${area}.${action}`));
  return [
    {
      path: `/order/refund-manage/refund-${kind}-list`,
      call: `${area}.list`,
      elements: [
        one('page', refunds.batchAudit, `${area}.audit`),
        one('page', refunds.batchExecute, `${area}.execute`),
        link(common.detail, detail),
        ...moves('row').slice(0, 3),
      ],
    },
    { path: detail, call: `${area}.get`, elements: [...moves('page'), reveal(area)] },
  ];
};

const merchantDetails: TitledPath = '/merchant/manage/setting/details';
const [merchantList, merchantForm] = records(
  '/merchant/manage/setting/list',
  '/merchant/manage/setting/add',
  'merchants',
  [link(common.detail, merchantDetails)],
);

export const screenUses: readonly ScreenUse[] = [
  { path: '/home', elements: [] },
  ...(merchantList && merchantForm ? [{ ...merchantList, ofOwn: merchantDetails }, merchantForm] : []),
  {
    path: merchantDetails,
    call: 'merchants.get',
    elements: [one('page', common.edit, 'merchants.update'), reveal('merchants')],
  },
  list('/merchant/manage/setting/classify', 'merchantCategories', merchants.addCategory),
  ...records('/merchant/scenic/resorts/list', '/merchant/scenic/resorts/add', 'resorts', [
    link(menu['/product/place'], '/product/place/list'),
  ]),
  ...records('/merchant/hotel/hotels/list', '/merchant/hotel/hotels/add', 'hotels', [
    link(hotels.roomTypes, '/merchant/hotel/rooms/list'),
    link(menu['/product'], '/product/hotel/list'),
  ]),
  ...records('/merchant/hotel/rooms/list', '/merchant/hotel/rooms/add', 'hotelRooms'),
  ...records('/merchant/homestay/homestays/list', '/merchant/homestay/homestays/add', 'minsus', [
    link(minsus.rooms, '/merchant/homestay/rooms/list'),
    link(menu['/product'], '/product/house/list'),
  ]),
  ...records('/merchant/homestay/rooms/list', '/merchant/homestay/rooms/add', 'minsuRooms'),
  ...tradeKinds.flatMap(productScreens),
  ...tradeKinds.flatMap(orderScreens),
  ...tradeKinds.flatMap(refundScreens),
  ...records('/account/manage/user-list', '/account/manage/add-user', 'backendUsers', [
    { place: 'row', text: shell.resetPassword, call: 'passwords.reset', action: 'resetPassword' },
  ]),
  ...records('/account/manage/role-list', '/account/manage/add-role', 'roles', [
    { place: 'row', text: accounts.compare },
    { place: 'row', text: rights.preview.start },
  ]),
  {
    path: '/setting/system-setting/basic-config',
    call: 'settings.get',
    elements: [one('form', common.confirm, 'settings.update')],
  },
  list('/setting/system-setting/home-banner-list', 'homeBanners', banners.add),
  list('/setting/system-setting/estate-banner-list', 'estateBanners', banners.add),
  list('/setting/system-setting/landing-banner-list', 'landingBanners', banners.add),
  { path: '/setting/sms-manage/send-record', call: 'smsLogs.list', elements: [] },
];
