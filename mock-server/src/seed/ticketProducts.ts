import { cancelRule, entryMode, realName, ticketType, useMode } from '#contracts/enums/products.ts';
import type { StoredProduct, TicketTerms } from '../store/tradeRows.ts';
import { type Calendar, seasons } from './calendars.ts';

interface TicketSeed {
  name: string;
  resort: number;
  /** Cents: at the gate, and on an ordinary day. */
  gate: number;
  price: number;
  stock: number;
  season?: readonly number[];
  terms?: Partial<TicketTerms>;
  product?: Partial<StoredProduct>;
  /** undefined = of the usual length, with prices for every day; null = without any. */
  calendar?: Partial<Calendar> | null;
}

const { adult, child, senior, student, family, combined, group, other } = ticketType;
const anyTime = { cancelRule: cancelRule.anyTime };
const never = { cancelRule: cancelRule.never };
const longSold = { from: 365 };

/** Two to four of each scenic spot that is open; the one in preparation and the free one have none. */
const tickets: TicketSeed[] = [
  {
    ...{ name: '云栖湖成人票', resort: 1, gate: 15_000, price: 9800, stock: 800, season: seasons.lake },
    product: { pointEnabled: 1, pointLimitRate: 2000, ordering: 60 },
    calendar: { ...longSold, soldOut: [5], closed: [6], gaps: [9, 10] },
  },
  {
    ...{ name: '云栖湖儿童票', resort: 1, gate: 8000, price: 4800, stock: 300, season: seasons.lake },
    terms: { ticketType: child, ageFrom: 6, ageTo: 17, audience: '1.2米以上、18周岁以下' },
    product: anyTime,
  },
  {
    ...{ name: '云栖湖家庭票(2大1小)', resort: 1, gate: 36_000, price: 23_800, stock: 120 },
    ...{ season: seasons.lake, terms: { ticketType: family, personCount: 3, maxCount: 5 } },
  },
  {
    ...{ name: '云栖湖夜游船票', resort: 1, gate: 12_000, price: 8800, stock: 90 },
    ...{ terms: { ticketType: other, cutOffTime: '17:00' }, product: { enabled: 0 }, calendar: null },
  },
  {
    ...{ name: '青岚山古道成人票', resort: 2, gate: 8000, price: 5000, stock: 400, season: seasons.lake },
    ...{ product: anyTime, calendar: longSold },
  },
  {
    ...{ name: '青岚山古道学生票', resort: 2, gate: 4000, price: 2500, stock: 200, season: seasons.lake },
    ...{ terms: { ticketType: student, realName: realName.perTicket }, product: anyTime },
  },
  {
    ...{ name: '青岚山古道老人票', resort: 2, gate: 4000, price: 2000, stock: 100, season: seasons.lake },
    terms: { ticketType: senior, realName: realName.perTicket, ageFrom: 60 },
    ...{ product: anyTime, calendar: { to: 20 } },
  },
  {
    ...{ name: '听涛海洋乐园成人票', resort: 3, gate: 39_800, price: 25_800, stock: 1500 },
    ...{ season: seasons.sea, terms: { realName: realName.perTicket, entryMode: entryMode.idCard } },
    ...{ product: { ordering: 50, pointEnabled: 1, pointLimitRate: 1000 }, calendar: longSold },
  },
  {
    ...{ name: '听涛海洋乐园儿童票', resort: 3, gate: 26_000, price: 16_800, stock: 600 },
    ...{ season: seasons.sea, terms: { ticketType: child, ageFrom: 3, ageTo: 12 } },
  },
  {
    ...{ name: '听涛海洋乐园双人套票', resort: 3, gate: 78_000, price: 48_800, stock: 200 },
    season: seasons.sea,
    terms: { ticketType: combined, personCount: 2, useMode: useMode.withinValidity, validDays: 30 },
  },
  {
    ...{ name: '赤水崖瀑布成人票', resort: 4, gate: 9000, price: 6500, stock: 500, product: anyTime },
    calendar: longSold,
  },
  {
    ...{ name: '赤水崖瀑布学生票', resort: 4, gate: 4500, price: 3200, stock: 200, product: anyTime },
    terms: { ticketType: student, realName: realName.perTicket },
  },
  {
    ...{ name: '雪岭滑雪日票', resort: 5, gate: 46_000, price: 26_800, stock: 600, season: seasons.snow },
    ...{ product: { ordering: 40 }, calendar: longSold },
  },
  {
    ...{ name: '雪岭温泉票', resort: 5, gate: 28_000, price: 16_800, stock: 300, season: seasons.snow },
    product: anyTime,
  },
  {
    ...{ name: '雪岭滑雪团体票', resort: 5, gate: 42_000, price: 21_800, stock: 300, season: seasons.snow },
    terms: {
      ...{ ticketType: group, minCount: 10, maxCount: 100, aheadDays: 3, realName: realName.perOrder },
      ...{ entryMode: entryMode.exchange, exchangeAddress: '雪具大厅1号团队窗口', partRefund: 0 },
    },
    product: never,
  },
  {
    ...{ name: '悦途水世界成人票', resort: 7, gate: 26_000, price: 15_800, stock: 500, season: seasons.lake },
    ...{ product: { ordering: 30, pointEnabled: 1, pointLimitRate: 1500 }, calendar: longSold },
  },
  {
    ...{ name: '悦途水世界儿童票', resort: 7, gate: 16_000, price: 9800, stock: 300, season: seasons.lake },
    ...{ terms: { ticketType: child, ageTo: 12 }, product: anyTime },
  },
  {
    ...{ name: '悦途水世界夏夜票', resort: 7, gate: 14_000, price: 8800, stock: 200, season: seasons.lake },
    ...{ terms: { ticketType: other }, product: { ...never, enabled: 0 }, calendar: null },
  },
];

const usual: TicketTerms = {
  ticketType: adult,
  personCount: 0,
  useMode: useMode.onDate,
  validDays: 0,
  aheadDays: 0,
  cutOffTime: '16:00',
  minCount: 1,
  maxCount: 20,
  dayLimit: 0,
  realName: realName.perOrder,
  entryMode: entryMode.qrCode,
  exchangeAddress: '',
  ageFrom: -1,
  ageTo: -1,
  audience: '',
  partRefund: 1,
  expireRefund: 0,
  feeIncluded: '景区大门票一张；景区内二次消费项目需另行购票。',
  usageNotes: '请在游玩当日凭预订信息入园，逾期未使用按退改规则处理。',
};

/** What `seedProducts` makes products and calendars of. */
export const ticketSeeds = tickets.map(
  ({ name, resort, gate, price, stock, season, terms, product, calendar }) => ({
    kind: 'place' as const,
    ...{ name, resourceId: String(resort), roomId: '', marketPrice: gate },
    terms: { ...usual, ...terms, ...(product === never && { expireRefund: 0 as const }) },
    product: { cancelDays: 1, cancelTime: '18:00', feeRate: 1000, ...product },
    calendar:
      calendar === null
        ? undefined
        : { price, stock, season: season ?? seasons.even, weekend: 15, weekendDays: [6, 7], ...calendar },
  }),
);
