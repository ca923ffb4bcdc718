import { buildType, ownYears, roomSaleStatus } from '#contracts/enums/estates.ts';
import { generatedRooms } from '#contracts/estate/roomGeneration.ts';
import { operatorType } from '#contracts/logs.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { areasOf } from '../estate/plans.ts';
import { deliverRoom, holdRoom, openRoom, signRoom, subscribeRoom } from '../estate/roomMoves.ts';
import { addRoom } from '../estate/roomRows.ts';
import type { Room } from '../estate/roomRules.ts';
import type { Context } from '../records/context.ts';
import type { Operator } from '../records/operators.ts';
import type { StoredEstate } from '../store/estateRows.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/**
 * Buildings and their rooms (domain design, section 20). The rooms come to their states by the moves that answer the calls, with a clock of their own, so that
 * dates, counts and logs agree. Nothing is left to chance.
 */

const { waiting, available, held, subscribed, signed, delivered } = roomSaleStatus;
type State = (typeof roomSaleStatus)[keyof typeof roomSaleStatus];

interface Plan {
  /** States of the 24 rooms of each building; the sequence begins again where there are more. */
  states: readonly (readonly State[])[];
  /** Price of a square metre on the lowest floor, and what each floor adds. */
  unitPrice: number;
  perFloor: number;
  /** Days ago. */
  madeAt: number;
  openedAt: number;
  buildType: (typeof buildType)[keyof typeof buildType];
  ownYears: (typeof ownYears)[keyof typeof ownYears];
  openDays: number;
  deliverDays: number;
}

const repeat = (count: number, state: State): State[] => Array.from({ length: count }, () => state);
const onSale = [
  // The lower floors of the first building went first.
  [...repeat(4, signed), ...repeat(4, subscribed), ...repeat(2, held), ...repeat(14, available)],
  [
    ...[subscribed, signed, available, subscribed, held, available],
    ...repeat(11, available),
    ...[held, ...repeat(6, waiting)],
  ],
];
const soldOut = [
  repeat(24, delivered),
  [...repeat(14, delivered), ...repeat(7, signed), ...repeat(3, subscribed)],
];
/** By the name of the project. */
const plans: Record<string, Plan> = {
  临海·听澜苑: {
    ...{ states: onSale, unitPrice: 1_520_000, perFloor: 20_000, madeAt: 320, openedAt: 44 },
    ...{ buildType: buildType.high, ownYears: ownYears.seventy, openDays: 44, deliverDays: -430 },
  },
  云栖湖畔: {
    ...{ states: [repeat(24, waiting)], unitPrice: 2_380_000, perFloor: 30_000, madeAt: 300, openedAt: 0 },
    ...{ buildType: buildType.garden, ownYears: ownYears.seventy, openDays: -60, deliverDays: -700 },
  },
  椰林湾壹号: {
    ...{ states: soldOut, unitPrice: 2_560_000, perFloor: 35_000, madeAt: 730, openedAt: 720 },
    ...{ buildType: buildType.high, ownYears: ownYears.forty, openDays: 720, deliverDays: 180 },
  },
  雪岭颐养小镇: {
    ...{ states: [repeat(24, waiting)], unitPrice: 0, perFloor: 0, madeAt: 300, openedAt: 0 },
    ...{ buildType: buildType.low, ownYears: ownYears.forty, openDays: -120, deliverDays: -900 },
  },
};

/** Where the house shapes do not say how large they are. */
const usualAreas = [
  { buildArea: 8_950, innerArea: 7_160 },
  { buildArea: 11_820, innerArea: 9_450 },
  { buildArea: 14_260, innerArea: 11_480 },
];
const customers = [
  '苏见山',
  '柏清言',
  '江屿',
  '温知夏',
  '季云舟',
  '沈若溪',
  '陆望舒',
  '顾南乔',
  '林栖梧',
  '叶知秋',
];
const seller: Operator = { type: operatorType.staff, name: '置业顾问林岚' };
const manager: Operator = { type: operatorType.staff, name: '项目经理高远' };

export function seedEstateRooms(tools: SeedTools): void {
  const { store, scale } = tools;
  const context = seedContext(tools, tools.now);
  tools.tellTime(context.clock);
  for (const estate of store.estates.all()) {
    const plan = plans[estate.name];
    if (!plan) continue;
    for (const name of ['1号楼', '2号楼']) seedBuilding(tools, context, estate, plan, name, small);
  }
  // A building of thousands of rooms, for large demos.
  const [first] = store.estates.all();
  const plan = first && plans[first.name];
  if (scale >= 10 && first?.saleInfo && plan) {
    // The licence of the buildings that were opened last, and of every later one.
    const licences = first.saleInfo.licences.map((one, at) => (at === 0 ? one : { ...one, buildingIds: [] }));
    store.estates.note(first.id, { saleInfo: { ...first.saleInfo, licences } });
    seedBuilding(tools, context, first, plan, '3号楼', large);
  }
  tools.tellTime(undefined);
}

/** Sets the clock to the morning of a day that is so many days before the moment of the seed, and answers the day. */
function dayAt({ clock }: Context, ago: SeedTools['ago'], daysAgo: number): string {
  const day = ago(daysAgo * dayMs).slice(0, 10);
  clock.set(epochOf(`${day} 10:20:00`));
  return day;
}

interface Size {
  units: number;
  floors: number;
  perFloor: number;
}
const small: Size = { units: 2, floors: 6, perFloor: 2 };
const large: Size = { units: 10, floors: 30, perFloor: 10 };

function seedBuilding(
  { store, ago }: SeedTools,
  context: Context,
  estate: Readonly<StoredEstate>,
  plan: Plan,
  name: string,
  { units, floors, perFloor }: Size,
): void {
  const at = { createTime: ago(plan.madeAt * dayMs), updateTime: ago(plan.madeAt * dayMs) };
  const building = store.estateBuildings.insert({
    ...{ estateId: estate.id, name, phase: '一期', enabled: 1, ordering: 0 },
    ...{ buildType: plan.buildType, ownYears: plan.ownYears },
    ...{ floorsAbove: floors, floorsBelow: 1, liftText: `1梯${perFloor}户` },
    openDate: ago(plan.openDays * dayMs).slice(0, 10),
    deliveryDate: ago(plan.deliverDays * dayMs).slice(0, 10),
    units: Array.from({ length: units }, (_, index) => ({
      ...{ name: `${index + 1}单元`, perFloor, fromFloor: 1, toFloor: floors },
    })),
    ...at,
  });
  const shapes = store.roomPlans.by('estateId', estate.id);
  const ofBuilding = store.estateBuildings.by('estateId', estate.id).length - 1;
  const states = plan.states[ofBuilding % plan.states.length] ?? [];
  const form = { units: building.units.map((unit) => unit.name), fromFloor: 1, toFloor: floors };
  generatedRooms(building.units, form).forEach((place, index) => {
    // The life of the room before has moved the clock on.
    dayAt(context, ago, plan.madeAt);
    const number = index % perFloor;
    const shape = shapes[number % Math.max(1, shapes.length)];
    const known = shape && areasOf(shape);
    const areas = known?.buildArea ? known : (usualAreas[number % usualAreas.length] ?? unsized);
    const unitPrice = plan.unitPrice === 0 ? 0 : plan.unitPrice + plan.perFloor * (place.floor - 1);
    const floorPrice = Math.floor((unitPrice * areas.buildArea * 95) / 10_000_000) * 1_000;
    const values = { ...place, planId: shape?.id ?? '', ...areas, unitPrice, floorPrice };
    const room = addRoom(context, building, values, manager, at);
    const on = (daysAgo: number) => dayAt(context, ago, daysAgo);
    live(context, room, states[index % states.length] ?? waiting, plan, index, on);
  });
}
const unsized = { buildArea: 0, innerArea: 0 };

/** Takes a room to its state, each step some days after the one before. */
function live(
  context: Context,
  room: Room,
  state: State,
  { openedAt, deliverDays }: Plan,
  index: number,
  on: (daysAgo: number) => string,
) {
  if (state === waiting) return;
  on(openedAt);
  openRoom(context, room, manager);
  if (state === available) return;
  const soldAt = Math.max(10, openedAt - 4 - ((index * 7) % 24));
  const customer = customers[index % customers.length] ?? '';
  const subscribeDate = on(soldAt);
  if (state === held) {
    holdRoom(context, room, `${customer.slice(0, 1)}先生保留三天`, manager);
    return;
  }
  const subscription = {
    customerName: customer,
    customerMobile: `1990005${String(room.id).padStart(4, '0').slice(-4)}`,
    subscribeAmount: 5_000_000,
    subscribeDate,
  };
  subscribeRoom(context, room, subscription, seller);
  if (state === subscribed) return;
  const signDate = on(soldAt - 6);
  const contractNo = `XS${signDate.replaceAll('-', '')}${String(room.id).padStart(5, '0')}`;
  // Bought outright: a rebate of 1 %.
  const dealPrice = index % 3 === 0 ? Math.round(room.totalPrice * 0.99) : room.totalPrice;
  signRoom(context, room, { contractNo, dealPrice, signDate }, seller);
  if (state === signed) return;
  deliverRoom(context, room, on(Math.max(1, deliverDays - 5 - (index % 15))), manager);
}
