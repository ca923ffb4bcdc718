import { breakfast, cancelRule, confirmMode, lateFee } from '#contracts/enums/products.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import type { StoredRow } from '../store/collections.ts';
import type { Store } from '../store/store.ts';
import type { StayTerms, StoredProduct } from '../store/tradeRows.ts';
import { type Calendar, seasons } from './calendars.ts';

interface Plan {
  /** Behind the room's name. */
  name: string;
  /** Percent of the room's price. */
  percent: number;
  terms?: Partial<StayTerms>;
  product?: Partial<StoredProduct>;
  /** undefined = of the usual length, with prices for every day; null = without any. */
  calendar?: Partial<Calendar> | null;
}
interface House {
  season: readonly number[];
  /** Of each room in the order of their ids: yuan on an ordinary day, and its rate plans; a room that is off has none. */
  rooms: [price: number, ...plans: Plan[]][];
}

const untilDeadline = { cancelRule: cancelRule.untilDeadline, cancelDays: 1, cancelTime: '18:00' };
const withBreakfast: Plan = {
  name: '含双早',
  percent: 100,
  terms: { breakfast: breakfast.two },
  product: { ...untilDeadline, lateFee: lateFee.firstNight, pointEnabled: 1, pointLimitRate: 1000 },
};
const roomOnly: Plan = {
  name: '不含早',
  percent: 86,
  product: { cancelRule: cancelRule.never, gradeDiscount: 0 },
};
const asked: Plan = {
  name: '含早礼遇',
  percent: 112,
  terms: {
    breakfast: breakfast.perGuest,
    confirmMode: confirmMode.manual,
    confirmMinutes: 60,
    included: '每间每晚赠双人下午茶一份',
  },
  product: { ...untilDeadline, lateFee: lateFee.rate, feeRate: 3000 },
};
const flexible: Plan = { name: '随时可退', percent: 104, product: { cancelRule: cancelRule.anyTime } };
const strict: Plan = {
  name: '单早',
  percent: 94,
  terms: { breakfast: breakfast.one, aheadDays: 1 },
  product: { ...untilDeadline, cancelDays: 3, lateFee: lateFee.all },
};
/** New, still without prices: staff find it by 未设价. */
const unpriced = (name: string, terms: Partial<StayTerms>): Plan => ({
  ...{ name, percent: 100, terms, calendar: null },
  product: { cancelRule: cancelRule.anyTime, enabled: 0 },
});
const houseMeal: Plan = { ...flexible, terms: { breakfastPrice: 2800 } };
const days = (of: Plan, calendar: Partial<Calendar>): Plan => ({ ...of, calendar });
const longSold = { from: 365 };
const special = { ...longSold, soldOut: [5], closed: [6], gaps: [9, 10] };

const houses: Record<StayKind, Record<string, House>> = {
  hotel: {
    1: {
      season: seasons.lake,
      rooms: [
        [568, days(withBreakfast, special), roomOnly],
        [628, days(withBreakfast, longSold)],
        [1280, asked, unpriced('蜜月礼遇', { breakfast: breakfast.two, minNights: 2 })],
        [0],
      ],
    },
    2: {
      season: seasons.even,
      rooms: [
        [388, days(withBreakfast, longSold), roomOnly],
        [398, days(flexible, longSold)],
        [588, strict],
        [228, days(roomOnly, { to: 20 })],
      ],
    },
    3: {
      season: seasons.sea,
      rooms: [
        [988, days(withBreakfast, longSold), roomOnly],
        [1088, days(withBreakfast, longSold)],
        [1680, asked],
        [3880, days(strict, { soldOut: [0, 1, 2, 3, 4, 5, 6] })],
      ],
    },
    4: {
      season: seasons.snow,
      rooms: [
        [488, days(withBreakfast, longSold), roomOnly],
        [468, days(flexible, longSold)],
        [598, asked],
        [0],
      ],
    },
    6: {
      season: seasons.lake,
      rooms: [
        [368, days(withBreakfast, longSold)],
        [398, flexible],
      ],
    },
  },
  house: {
    1: {
      season: seasons.lake,
      rooms: [
        [1680, days({ ...asked, name: '整院' }, special), roomOnly],
        [328, days(houseMeal, longSold)],
        [488, withBreakfast, unpriced('连住三晚', { minNights: 3 })],
        [78, roomOnly],
      ],
    },
    2: { season: seasons.lake, rooms: [[1280, days(asked, longSold)], [298, houseMeal], [0]] },
    3: {
      season: seasons.even,
      rooms: [
        [1480, days(strict, longSold), roomOnly],
        [268, days(houseMeal, { ...longSold, to: 20 })],
        [468, withBreakfast],
      ],
    },
    4: {
      season: seasons.sea,
      rooms: [
        [880, days(asked, longSold)],
        [228, roomOnly],
        [328, houseMeal],
      ],
    },
  },
};

const usual: StayTerms = {
  breakfast: breakfast.none,
  breakfastPrice: 0,
  confirmMode: confirmMode.instant,
  confirmMinutes: 0,
  minNights: 1,
  maxNights: 15,
  aheadDays: 0,
  cutOffTime: '20:00',
  maxAheadDays: 180,
  maxRooms: 5,
  guarantee: '',
  included: '',
  freeNights: 1,
  notes: '',
};

type Room = Readonly<StoredRow<'hotelRooms'>> | Readonly<StoredRow<'minsuRooms'>>;
const roomsOf = (store: Store, kind: StayKind, houseId: string): Room[] =>
  kind === 'hotel' ? store.hotelRooms.by('hotelId', houseId) : store.minsuRooms.by('minsuId', houseId);

/** Offered here of a day: a share of a hotel's rooms, all of a guesthouse's. */
const offered = (kind: StayKind, roomCount: number) =>
  kind === 'hotel' ? Math.min(16, Math.ceil(roomCount / 5)) : roomCount;

/** What `seedProducts` makes products and calendars of. */
export function staySeeds(store: Store) {
  return (['hotel', 'house'] as const).flatMap((kind) =>
    Object.entries(houses[kind]).flatMap(([houseId, { season, rooms }]) =>
      roomsOf(store, kind, houseId).flatMap((room, at) => {
        const [yuan = 0, ...plans] = rooms[at] ?? [];
        return plans.map((plan) => ofPlan(kind, houseId, room, yuan, season, plan));
      }),
    ),
  );
}

function ofPlan(
  kind: StayKind,
  resourceId: string,
  room: Room,
  yuan: number,
  season: readonly number[],
  { name, percent, terms, product, calendar }: Plan,
) {
  return {
    ...{ kind, resourceId, roomId: room.id, name: `${room.name}·${name}` },
    marketPrice: Math.round(yuan * 1.8) * 100,
    terms: { ...usual, ...terms },
    product: product ?? {},
    calendar:
      calendar === null
        ? undefined
        : {
            ...{ price: yuan * percent, stock: offered(kind, room.roomCount), season },
            ...{ weekend: 20, weekendDays: [5, 6], ...calendar },
          },
  };
}
