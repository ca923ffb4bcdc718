import type accounts from './zh/accounts.ts';
import type banners from './zh/banners.ts';
import type common from './zh/common.ts';
import type dates from './zh/dates.ts';
import type demo from './zh/demo.ts';
import type estateBookings from './zh/estateBookings.ts';
import type estateMedia from './zh/estateMedia.ts';
import type estateParts from './zh/estateParts.ts';
import type estateRecommends from './zh/estateRecommends.ts';
import type estateRooms from './zh/estateRooms.ts';
import type estateSands from './zh/estateSands.ts';
import type estates from './zh/estates.ts';
import type home from './zh/home.ts';
import type hotels from './zh/hotels.ts';
import type kit from './zh/kit.ts';
import type memberLabels from './zh/memberLabels.ts';
import type menu from './zh/menu.ts';
import type merchants from './zh/merchants.ts';
import type minsus from './zh/minsus.ts';
import type orders from './zh/orders.ts';
import type products from './zh/products.ts';
import type refunds from './zh/refunds.ts';
import type resorts from './zh/resorts.ts';
import type rights from './zh/rights.ts';
import type settings from './zh/settings.ts';
import type shell from './zh/shell.ts';
import type sms from './zh/sms.ts';
import type stays from './zh/stays.ts';
import type stocks from './zh/stocks.ts';
import type trade from './zh/trade.ts';
import type wire from './zh/wire.ts';

/** Every message file by its namespace. Chinese is the original; the other languages must have the same keys. */
export interface Messages {
  common: typeof common;
  shell: typeof shell;
  menu: typeof menu;
  kit: typeof kit;
  wire: typeof wire;
  dates: typeof dates;
  home: typeof home;
  banners: typeof banners;
  accounts: typeof accounts;
  estates: typeof estates;
  estateParts: typeof estateParts;
  estateBookings: typeof estateBookings;
  estateMedia: typeof estateMedia;
  estateRooms: typeof estateRooms;
  estateSands: typeof estateSands;
  estateRecommends: typeof estateRecommends;
  memberLabels: typeof memberLabels;
  merchants: typeof merchants;
  resorts: typeof resorts;
  hotels: typeof hotels;
  minsus: typeof minsus;
  rights: typeof rights;
  settings: typeof settings;
  sms: typeof sms;
  stays: typeof stays;
  products: typeof products;
  stocks: typeof stocks;
  trade: typeof trade;
  orders: typeof orders;
  refunds: typeof refunds;
  demo: typeof demo;
}

/** The same keys with any text; a missing or an extra key does not compile. */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };
