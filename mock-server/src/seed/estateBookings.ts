import {
  bookingCloseReason,
  bookingSource,
  followWay,
  gender,
  intention,
  roomSaleStatus,
} from '#contracts/enums/estates.ts';
import type { CloseForm, FollowForm } from '#contracts/estate/bookingForms.ts';
import { operatorType } from '#contracts/logs.ts';
import { wireDay, wireTime } from '#contracts/wireTime.ts';
import {
  addBooking,
  arriveBooking,
  assignBooking,
  closeBooking,
  dealBooking,
  followBooking,
  type NewBooking,
} from '../estate/bookingMoves.ts';
import type { Booking } from '../estate/bookingRules.ts';
import type { Context } from '../records/context.ts';
import { byMember, type Operator } from '../records/operators.ts';
import { nowOf, todayOf } from '../store/today.ts';
import { attempt } from './attempt.ts';
import { customerGivenNames, surnames } from './names.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import { Timeline } from './timeline.ts';

/**
 * Leads of three projects in every state (domain design, section 20), made by the moves that answer the calls, with a clock of their own. A larger scale adds
 * random ones.
 */

type Step =
  | ['assign']
  | ['follow', content: string, intention: FollowForm['intention'], nextInDays?: number]
  | ['arrive']
  | ['deal']
  | ['close', reason: CloseForm['reason'], note?: string];

interface Scene {
  estate: number;
  name: string;
  /** Days before now at which the lead came in; the steps follow a day after each other. */
  daysAgo: number;
  gender: NonNullable<NewBooking['gender']>;
  source: NewBooking['source'];
  need: string;
  people?: number;
  steps: Step[];
}

const { male, female, unknown } = gender;
const { miniProgram, phone, walkIn } = bookingSource;
const talked = (content: string): Step => ['follow', content, intention.b, 3];

const scenes: Scene[] = [
  {
    ...{
      estate: 1,
      name: '程牧野',
      daysAgo: 60,
      gender: male,
      source: miniProgram,
      need: '海景三室，带露台',
    },
    steps: [['assign'], talked('介绍了海景户型，约周末看房'), ['arrive'], ['deal']],
  },
  {
    ...{ estate: 1, name: '罗素秋', daysAgo: 30, gender: female, source: walkIn, need: '度假自住' },
    steps: [['assign'], talked('已到案场，带看样板间'), ['arrive'], ['deal']],
  },
  {
    ...{ estate: 2, name: '田小禾', daysAgo: 41, gender: female, source: phone, need: '' },
    steps: [['assign'], ['close', bookingCloseReason.invalidNumber]],
  },
  {
    ...{ estate: 3, name: '马骏驰', daysAgo: 33, gender: male, source: miniProgram, need: '投资，小面积' },
    steps: [
      ['assign'],
      ['follow', '预算不足，暂不考虑', intention.d],
      ['close', bookingCloseReason.boughtElsewhere, '已在城东购房'],
    ],
  },
  {
    ...{ estate: 1, name: '沈知秋', daysAgo: 12, gender: female, source: phone, need: '两室即可' },
    steps: [['assign'], talked('发送了户型图和价格表'), ['arrive']],
  },
  {
    ...{
      estate: 2,
      name: '高远航',
      daysAgo: 9,
      gender: male,
      source: walkIn,
      need: '低密，带院子',
      people: 4,
    },
    steps: [['assign'], talked('全家到访，关注学区'), ['arrive']],
  },
  {
    ...{ estate: 1, name: '唐晓棠', daysAgo: 5, gender: female, source: miniProgram, need: '看海景样板间' },
    steps: [['assign'], ['follow', '电话沟通，计划下周到访', intention.a, 5]],
  },
  {
    ...{ estate: 1, name: '贺景行', daysAgo: 4, gender: male, source: phone, need: '' },
    steps: [['follow', '未接通，已加微信', undefined, 4]],
  },
  {
    ...{ estate: 3, name: '尤嘉禾', daysAgo: 3, gender: female, source: miniProgram, need: '咨询托管收益' },
    steps: [['assign'], ['follow', '已发送托管方案', intention.c]],
  },
  {
    ...{ estate: 1, name: '邵明川', daysAgo: 2, gender: male, source: miniProgram, need: '周六上午看房' },
    steps: [['assign']],
  },
  {
    ...{ estate: 1, name: '陶然', daysAgo: 1, gender: unknown, source: miniProgram, need: '', people: 2 },
    steps: [],
  },
  {
    ...{ estate: 2, name: '卢映雪', daysAgo: 0.2, gender: female, source: phone, need: '湖景别墅' },
    steps: [],
  },
];

const reception: Operator = { type: operatorType.staff, name: '郑海生' };
/** Further leads at a larger scale: of the demo size. */
const moreOfScale = 40;

export function seedEstateBookings(tools: SeedTools): void {
  const { now, scale } = tools;
  const all = [...scenes, ...moreScenes(tools, Math.round(moreOfScale * Math.max(0, scale - 1)))];
  const context = seedContext(tools, now - 365 * dayMs);
  tools.tellTime(context.clock);
  const timeline = new Timeline();
  for (const [index, scene] of all.entries()) plan(timeline, context, scene, index, now);
  timeline.run(now, (at) => context.clock.set(at));
  tools.tellTime(undefined);
}

/** The events of one lead. What the rules refuse at its moment is left out. */
function plan(timeline: Timeline, context: Context, scene: Scene, index: number, now: number): void {
  const begin = now - scene.daysAgo * dayMs;
  // The steps of a young lead are closer together, so that all of them have happened.
  const pause = Math.min(dayMs, (scene.daysAgo * dayMs) / (scene.steps.length + 1));
  let id = '';
  timeline.add(begin, () => {
    id = attempt(context, () => begun(context, scene, index))?.id ?? '';
  });
  for (const [at, step] of scene.steps.entries()) {
    timeline.add(begin + pause * (at + 1), () => {
      const row = context.store.estateBookings.get(id);
      if (row) attempt(context, () => moved(context, row, step));
    });
  }
}

function begun(context: Context, scene: Scene, index: number): Booking {
  const { store, clock } = context;
  const { estate, name, source, need, people } = scene;
  const member = source === miniProgram ? store.members.all()[index % 40] : undefined;
  const lead: NewBooking = {
    ...{ customerName: name, gender: scene.gender, source, need, people },
    ...{ estateId: String(estate), memberId: member?.id ?? '' },
    mobile: member?.mobile ?? `199000${String(900_00 + index).padStart(5, '0')}`,
    planId: store.roomPlans.by('estateId', String(estate))[index % 3]?.id ?? '',
    visitTime: `${wireDay(clock.now() + 3 * dayMs)} 10:30:00`,
  };
  return addBooking(context, lead, member ? byMember({ name }) : reception);
}

function moved(context: Context, row: Booking, step: Step): Booking | undefined {
  const { store, clock } = context;
  const consultants = store.estateConsultants
    .by('estateId', row.estateId)
    .filter(({ enabled }) => enabled === 1);
  const has = consultants.find(({ id }) => id === row.consultantId);
  const by: Operator = has ? { type: operatorType.staff, name: has.name } : reception;
  switch (step[0]) {
    case 'assign': {
      const consultant = consultants[Number(row.id) % Math.max(1, consultants.length)];
      return consultant && assignBooking(context, row, consultant.id, reception);
    }
    case 'follow': {
      const [, content, likely, nextInDays] = step;
      const nextTime = nextInDays ? `${wireTime(clock.now() + nextInDays * dayMs).slice(0, 16)}:00` : '';
      return followBooking(context, row, { content, way: followWay.phone, intention: likely, nextTime }, by);
    }
    case 'arrive':
      return arriveBooking(context, row, wireTime(clock.now() - 3_600_000), by);
    case 'deal': {
      const room = store.estateRooms
        .by('estateId', row.estateId)
        .find(
          ({ status, logs }) =>
            status === roomSaleStatus.available && logs.every(({ time }) => time <= nowOf(clock)),
        );
      const deal = { subscribeAmount: 5_000_000, subscribeDate: todayOf(clock) };
      return room && dealBooking(context, row, { roomId: room.id, ...deal }, by);
    }
    case 'close':
      return closeBooking(context, row, { reason: step[1], note: step[2] }, by);
  }
}

function moreScenes({ faker }: SeedTools, count: number): Scene[] {
  const stories: Step[][] = [
    [],
    [['assign']],
    [['assign'], talked('电话沟通，有兴趣')],
    [['assign'], talked('介绍了在售户型'), ['arrive']],
    [['assign'], ['close', bookingCloseReason.noInterest]],
  ];
  return Array.from({ length: count }, () => ({
    estate: faker.helpers.arrayElement([1, 1, 2, 3]),
    name: faker.helpers.arrayElement([...surnames]) + faker.helpers.arrayElement(customerGivenNames),
    daysAgo: faker.number.float({ min: 0.1, max: 300 }),
    gender: faker.helpers.arrayElement([unknown, male, female]),
    source: faker.helpers.arrayElement([phone, walkIn]),
    need: '',
    steps: faker.helpers.arrayElement(stories),
  }));
}
