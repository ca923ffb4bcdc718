import { beforeEach, describe, expect, it } from 'vitest';
import { estateRecommends as calls, type Recommend } from '#contracts/areas/estateRecommends.ts';
import { addDays } from '#contracts/days.ts';
import { bookingStatus, recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { recommendMoves } from '#contracts/examples/recommends.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { epochOf } from '#contracts/wireTime.ts';
import { leadIn } from '#mock/control/states/bookingSetup.ts';
import { roomIn } from '#mock/control/states/roomSetup.ts';
import { recommendTable } from '#mock/estate/recommendRules.ts';
import { passIncome } from '#mock/finance/incomes.ts';
import { sendPlan } from '#mock/finance/sendPlans.ts';
import { bySystem } from '#mock/records/operators.ts';
import { asking, of } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { recommendWorld } from './recommendWorld.ts';

/** Recommends over HTTP: rules, moves, money, who may do what (domain design, sections 5.3 to 5.6, 19 and 21). */

const mock = seededMock({ scale: 0.05 });
let token: string;
const { does, refuses } = asking(mock, () => token);
const world = recommendWorld(() => mock);
const moved = '当前状态不允许该操作';

beforeEach(async () => {
  token = await mock.tokenOf('platformAdmin');
});

const { toAudit, valid, visited, subscribed, signed, settled } = recommendStatus;
const { expired, unsubscribed, cancelled } = recommendStatus;

/** A right body of each move for a recommend of the world. */
function bodies() {
  const today = world.today();
  return {
    audit: { ...recommendMoves.audit, consultantId: world.consultantId() },
    visit: { ...recommendMoves.visit, visitTime: world.now() },
    extend: recommendMoves.extend,
    subscribe: { ...recommendMoves.subscribe, roomId: world.room().id, subscribeDate: today },
    unsubscribe: { ...recommendMoves.unsubscribe, date: today },
    sign: { ...recommendMoves.sign, signDate: today },
    settle: { ...recommendMoves.settle, firstDate: today },
    cancelDeal: { ...recommendMoves.cancelDeal, date: today },
  };
}
type Move = keyof ReturnType<typeof bodies>;
const moves: Move[] = [
  'audit',
  'visit',
  'extend',
  'subscribe',
  'unsubscribe',
  'sign',
  'settle',
  'cancelDeal',
];
const body = (id: string, move: Move, more: object = {}) => of(id, { ...bodies()[move], ...more });

it('the seed has recommends in every state, whose rooms, commissions and incomes agree', () => {
  const { store } = mock.mock;
  const seeded = store.estateRecommends.all();
  expect(new Set(seeded.map(({ status }) => status))).toEqual(new Set(valuesOf(recommendStatus)));
  expect(new Set(seeded.map(({ estateId }) => estateId)).size).toBeGreaterThan(1);
  expect(store.sendPlans.all().some(({ status }) => status === 20)).toBe(true);
  expect(world.broken()).toEqual([]);
});

describe('recommending', () => {
  it('takes the first for a customer of a project, by all digits, until that one is over', async () => {
    const form = world.form();
    const { id } = await does<Recommend>(calls.add, { body: form });
    await refuses(calls.add, { body: form }, -1009, '该客户已被推荐，请勿重复推荐', 'customerMobile');
    // The same mask, another number.
    const { customerMobile } = form;
    const middle = customerMobile[5] === '9' ? '1' : '9';
    const other = customerMobile.slice(0, 5) + middle + customerMobile.slice(6);
    const shown = await does<Recommend>(calls.add, { body: { ...form, customerMobile: other } });
    expect(shown.customerMobile).toBe(`${customerMobile.slice(0, 3)}****${customerMobile.slice(-4)}`);
    await does(calls.audit, of(id, { pass: 0, reason: '号码无法接通' }));
    await does(calls.add, { body: form });
    expect(world.broken()).toEqual([]);
  });

  it.each([toAudit, valid, visited, subscribed, signed])(
    'refuses the customer of one in status %i',
    async (status) => {
      const { customerMobile } = world.recommend(status);
      await refuses(
        calls.add,
        { body: world.form({ customerMobile }) },
        -1009,
        '该客户已被推荐，请勿重复推荐',
        'customerMobile',
      );
    },
  );
  it.each([settled, 80, expired, unsubscribed, cancelled])(
    'takes the customer of one in status %i',
    async (status) => {
      const { customerMobile } = world.recommend(status);
      await does(calls.add, { body: world.form({ customerMobile }) });
      expect(world.broken()).toEqual([]);
    },
  );

  it('is refused to who is no member or frozen, for oneself, and where no recommends are taken', async () => {
    const form = world.form();
    const wrong = (values: object) => ({ body: { ...form, ...values } });
    await refuses(calls.add, wrong({ memberMobile: '19911112222' }), -1008, '推荐人不是会员', 'memberMobile');
    const own = { customerMobile: form.memberMobile };
    await refuses(calls.add, wrong(own), -1002, '不能推荐自己', 'customerMobile');
    await does(calls.add, wrong({ ...own, relation: 10 }));
    world.project({ recommendEnabled: 0 });
    await refuses(calls.add, { body: form }, -1008, '该项目暂不接受推荐', 'estateId');
    const member = world.store().members.by('mobile', form.memberMobile)[0];
    world.project();
    world.store().members.update(member?.id ?? '', { frozen: 1 });
    await refuses(calls.add, { body: form }, -1008, '账号已冻结', 'memberMobile');
  });
});

describe('the room', () => {
  it('brings its price and area while the recommend has it', async () => {
    const none = { roomPrice: null, roomArea: null };
    const { id } = world.recommend(visited);
    expect(await does<Recommend>(calls.get, of(id))).toMatchObject(none);
    const taken = await does<Recommend>(calls.subscribe, body(id, 'subscribe'));
    expect(taken).toMatchObject({ roomPrice: 141_410_000, roomArea: 8_950 });
    expect(await does<Recommend>(calls.unsubscribe, body(id, 'unsubscribe'))).toMatchObject(none);
  });
});

describe('what the project knows of the customer', () => {
  it('is his open leads and his other rooms, for who may see leads of the project', async () => {
    const { id, estateId, customerMobile } = world.recommend(toAudit);
    const lead = leadIn(mock.mock, bookingStatus.following);
    const closed = leadIn(mock.mock, bookingStatus.closed);
    for (const one of [lead, closed]) world.store().estateBookings.note(one.id, { mobile: customerMobile });
    const room = roomIn(mock.mock, roomSaleStatus.subscribed, { estateId });
    world.store().estateRooms.note(room.id, { customerMobile });
    const { bookingNo, status, createTime } = lead;
    const { known } = await does<Recommend>(calls.get, of(id));
    expect(known).toEqual({
      leads: [{ bookingNo, status, createTime }],
      rooms: [expect.stringContaining(room.roomNo)],
    });
    const { roles } = world.store();
    const ofLeads = [rightIds.viewEstateBooking, rightIds.manageEstateBooking];
    for (const { id: role, rightIds: held } of roles.all())
      roles.note(role, { rightIds: held.filter((right) => !ofLeads.some((one) => one === right)) });
    token = await mock.tokenOf('support');
    const seen = await does<Recommend>(calls.get, of(id));
    expect(seen.known).toEqual({ leads: [], rooms: [] });
  });
});

describe('the rule', () => {
  it('is copied at approval: what the project changes later leaves the commission as it was', async () => {
    const { id, createTime } = world.recommend(toAudit);
    const approved = await does<Recommend>(calls.audit, body(id, 'audit'));
    expect(approved).toMatchObject({
      status: valid,
      protectUntil: `${addDays(createTime.slice(0, 10), 30)} 23:59:59`,
      rule: { commissionMode: 20, commissionRate: 150, payPeriods: 7, protectDays: 30 },
    });
    world.store().estates.update(approved.estateId, {
      saleInfo: {
        ...(world.project().saleInfo as never as object),
        commissionRate: 10,
        payPeriods: 1,
      } as never,
    });
    await does(calls.visit, body(id, 'visit'));
    await does(calls.subscribe, body(id, 'subscribe'));
    expect(await does(calls.sign, body(id, 'sign'))).toMatchObject({ commissionAmount: 1_920_000 });
  });

  it('gives a fixed amount, whatever the price', async () => {
    const { id } = world.recommend(subscribed);
    const rule = world.store().estateRecommends.get(id)?.rule;
    if (rule)
      world.store().estateRecommends.update(id, {
        rule: { ...rule, commissionMode: 10, commissionAmount: 1_500_000 },
      });
    expect(await does(calls.sign, body(id, 'sign'))).toMatchObject({ commissionAmount: 1_500_000 });
    expect(world.broken()).toEqual([]);
  });

  it('is not there once the project takes no recommends: who waits can be refused, and is approved when it takes them again', async () => {
    const { id } = world.recommend(toAudit);
    const refused = world.recommend(toAudit);
    const pass = body(id, 'audit');
    world.project({ recommendEnabled: 0, commissionAmount: 0, commissionRate: 0 });
    await refuses(calls.audit, pass, -1008, '该项目暂不接受推荐');
    expect(await does(calls.get, of(id))).toMatchObject({ projectRule: null });
    await does(calls.audit, of(refused.id, { pass: 0, reason: '项目已停止推荐' }));
    world.project();
    expect(await does(calls.audit, pass)).toMatchObject({ rule: { commissionRate: 150 } });
  });

  it('needs a consultant of the project who is there', async () => {
    const { id } = world.recommend(toAudit);
    const { store } = mock.mock;
    const elsewhere = store.estateConsultants.all().find(({ estateId }) => estateId !== world.project().id);
    const says = '请选择该项目的置业顾问';
    for (const consultantId of [elsewhere?.id, '99999999'])
      await refuses(calls.audit, body(id, 'audit', { consultantId }), -1002, says, 'consultantId');
    store.estateConsultants.update(world.consultantId(), { enabled: 0 });
    const gone = store.estateConsultants
      .by('estateId', world.project().id)
      .find(({ enabled }) => enabled === 0);
    const input = of(id, { pass: 1, consultantId: gone?.id });
    await refuses(calls.audit, input, -1002, says, 'consultantId');
    await refuses(calls.audit, of(id, { pass: 1 }), -1002, '请选择置业顾问', 'consultantId');
    await refuses(calls.audit, of(id, { pass: 0 }), -1002, '请输入拒绝原因', 'reason');
    await refuses(calls.audit, of(id, { pass: 0, reason: '空' }), -1002, '拒绝原因不能少于2个字符', 'reason');
  });
});

describe('an audit that refuses', () => {
  it('tells the recommender why, by SMS', async () => {
    const { id, memberMobile, recommendNo } = world.recommend(toAudit);
    const count = world.store().smsLogs.all().length;
    await does(calls.audit, of(id, { pass: 0, reason: '客户已在本项目登记' }));
    const sent = world.store().smsLogs.all().slice(count);
    expect(sent).toMatchObject([
      {
        mobile: memberMobile,
        message: `【美美旅享】您推荐的客户江**未通过审核：客户已在本项目登记，推荐编号${recommendNo}。`,
        success: true,
      },
    ]);
    await does(calls.audit, body(world.recommend(toAudit).id, 'audit'));
    expect(world.store().smsLogs.all()).toHaveLength(count + 1);
  });
});

it('the list is searched by the mobile that the recommender has now, and by the one that he had', async () => {
  const { id, memberId, memberMobile } = world.recommend(toAudit);
  world.store().members.update(memberId, { mobile: '19900007993' });
  for (const recommender of [memberMobile, '19900007993']) {
    const query = { recommender, limit: 100, offset: 0 };
    const { list } = await does<{ list: { id: string }[] }>(calls.list, { query });
    expect(list.map((one) => one.id)).toContain(id);
  }
});

describe('every pair of status and move', () => {
  it.each(valuesOf(recommendStatus))('of status %i is as in the table', async (status) => {
    const may = new Set(
      recommendTable
        .pairs()
        .filter(([from]) => from === status)
        .map(([, move]) => move),
    );
    for (const move of moves) {
      const { id } = world.recommend(status);
      const input = body(id, move, move === 'sign' ? { contractNo: `HT-${id}` } : {});
      if (may.has(move)) await does(calls[move], input);
      else await refuses(calls[move], input, -1005, moved);
      expect([status, move, world.broken()]).toEqual([status, move, []]);
    }
  });
});

describe('a visit', () => {
  it('lies between the recommendation and now', async () => {
    const { id } = world.recommend(valid);
    mock.mock.clock.advance(3_600_000);
    token = await mock.tokenOf('platformAdmin');
    const at = (visitTime: string, pictures: string[] = []) => of(id, { visitTime, pictures });
    const [before, after] = [`${world.inDays(-1)} 10:00:00`, `${world.inDays(1)} 10:00:00`];
    await refuses(calls.visit, at(before), -1002, '到访时间不能早于推荐时间', 'visitTime');
    await refuses(calls.visit, at(after), -1002, '到访时间不能晚于现在', 'visitTime');
    await refuses(calls.visit, at('2026-02-30 10:00:00'), -1002, '请选择到访时间', 'visitTime');
    const seven = Array.from({ length: 7 }, (_, index) => `/api/resorts/uploads/${index}.png`);
    await refuses(calls.visit, at(world.now(), seven), -1002, '到访凭证不能超过6个', 'pictures');
    await does(calls.visit, at(world.now(), seven.slice(1)));
  });

  it('is rewarded once, also when the recommend expired, was extended and the customer comes again', async () => {
    const { id } = world.recommend(visited);
    const [reward] = world.incomes(id);
    expect(reward).toMatchObject({ purpose: 'visit', amount: 20_000, status: 10, periods: 1 });
    mock.mock.clock.advance(40 * 86_400_000);
    token = await mock.tokenOf('platformAdmin');
    expect(await does(calls.get, of(id))).toMatchObject({ status: expired });
    await does(calls.extend, of(id, { days: 30 }));
    await does(calls.visit, of(id, { visitTime: world.now() }));
    expect(world.incomes(id)).toHaveLength(1);
    expect(world.broken()).toEqual([]);
  });
});

describe('protection', () => {
  it('ends by the job of 00:20 of the day after, once, and a room stops it', async () => {
    const [plain, seen, taken] = [
      world.recommend(valid),
      world.recommend(visited),
      world.recommend(subscribed),
    ];
    const last = plain.protectUntil.slice(0, 10);
    const statusAt = async (time: string, id: string) => {
      mock.mock.clock.set(epochOf(time));
      token = await mock.tokenOf('platformAdmin');
      return (await does<Recommend>(calls.get, of(id))).status;
    };
    expect(await statusAt(`${last} 23:59:59`, plain.id)).toBe(valid);
    expect(await statusAt(`${addDays(last, 1)} 00:19:59`, plain.id)).toBe(valid);
    expect(await statusAt(`${addDays(last, 1)} 00:20:00`, plain.id)).toBe(expired);
    expect(await statusAt(`${addDays(last, 1)} 00:20:02`, seen.id)).toBe(expired);
    expect(await statusAt(`${addDays(last, 9)} 12:00:00`, taken.id)).toBe(subscribed);
    const { logs } = await does<Recommend>(calls.get, of(plain.id));
    expect(logs.filter(({ action }) => action === '保护期已过')).toHaveLength(1);
  });

  it('is extended by 1 to 90 days, unless the customer was recommended again', async () => {
    const old = world.recommend(expired);
    await refuses(calls.extend, of(old.id, { days: 91 }), -1002, '延长天数范围为1-90', 'days');
    await refuses(calls.extend, of(old.id, { days: 0 }), -1002, '延长天数范围为1-90', 'days');
    const newer = world.recommend(toAudit, { customerMobile: old.customerMobile });
    await refuses(calls.extend, of(old.id, { days: 30 }), -1008, '客户已被他人推荐');
    await does(calls.audit, of(newer.id, { pass: 0, reason: '重复报备' }));
    const extended = await does<Recommend>(calls.extend, of(old.id, { days: 30 }));
    expect(extended).toMatchObject({ status: valid, protectUntil: `${world.inDays(30)} 23:59:59` });
    const late = world.recommend(expired);
    world.store().estates.remove(late.estateId);
    await refuses(calls.extend, of(late.id, { days: 30 }), -1008, '项目已被删除，无法办理');
  });
});

it('keeps the names of a consultant and a project that were removed', async () => {
  const { id, estateId, consultantId } = world.recommend(expired);
  const names = {
    consultantName: world.store().estateConsultants.get(consultantId)?.name,
    estateName: world.store().estates.get(estateId)?.name,
  };
  world.store().estateConsultants.remove(consultantId);
  world.store().estates.remove(estateId);
  expect(await does(calls.get, of(id))).toMatchObject(names);
});

describe('a room', () => {
  it('is subscribed by one of two who want it at once', async () => {
    const [one, two] = [world.recommend(visited), world.recommend(visited)];
    const roomId = world.room().id;
    const answers = await Promise.all(
      [one, two].map(({ id }) => mock.call(calls.subscribe, token, body(id, 'subscribe', { roomId }))),
    );
    expect(answers.map(({ envelope }) => [envelope.status, envelope.message]).sort()).toEqual([
      [-1005, '房源已被认购'],
      [1, '操作成功'],
    ]);
    expect(world.broken()).toEqual([]);
  });

  it('is of the same project, and days are in their order', async () => {
    const { id } = world.recommend(visited);
    const { store } = mock.mock;
    const room = world.room();
    const home = room.estateId;
    const elsewhere = store.estates.all().find((estate) => estate.id !== home)?.id ?? '';
    store.estateRooms.update(room.id, { estateId: elsewhere });
    const roomId = room.id;
    await refuses(calls.subscribe, body(id, 'subscribe', { roomId }), -1002, '请选择该项目的房源', 'roomId');
    store.estateRooms.update(room.id, { estateId: home });
    const tomorrow = world.inDays(1);
    const late = { roomId, subscribeDate: tomorrow };
    await refuses(
      calls.subscribe,
      body(id, 'subscribe', late),
      -1002,
      '认购日期不能晚于今天',
      'subscribeDate',
    );
    const taken = await does<Recommend>(calls.subscribe, body(id, 'subscribe', { roomId }));
    expect(taken).toMatchObject({
      protectUntil: '1970-01-01 08:00:00',
      roomText: expect.stringMatching(/-1单元-T/),
    });
    expect(store.estateRooms.get(roomId)).toMatchObject({ status: 40, recommendId: id });
    const yesterday = world.inDays(-1);
    await refuses(
      calls.sign,
      body(id, 'sign', { signDate: yesterday }),
      -1002,
      '签约日期不能早于认购日期',
      'signDate',
    );
    const early = body(id, 'unsubscribe', { date: yesterday });
    await refuses(calls.unsubscribe, early, -1002, '退定日期不能早于认购日期', 'date');
  });

  it('is free again when it is given back, and its history stays readable', async () => {
    const { id, roomId } = world.recommend(subscribed);
    const given = await does<Recommend>(calls.unsubscribe, body(id, 'unsubscribe'));
    expect(given).toMatchObject({ status: unsubscribed, roomText: expect.stringContaining('1单元') });
    expect(mock.mock.store.estateRooms.get(roomId)).toMatchObject({
      status: 20,
      recommendId: '',
      customerName: '',
    });
  });

  it('cannot be given back twice, nor be signed under a number that another contract has', async () => {
    const [one, two] = [world.recommend(subscribed), world.recommend(subscribed)];
    await does(calls.sign, body(one.id, 'sign', { contractNo: 'HT-2026-A1' }));
    for (const contractNo of ['HT-2026-A1', 'ht-2026-a1'])
      await refuses(calls.sign, body(two.id, 'sign', { contractNo }), -1009, '合同编号已存在', 'contractNo');
    await refuses(calls.unsubscribe, body(one.id, 'unsubscribe'), -1005, moved);
  });
});

describe('settling', () => {
  it('makes one income whose seven plans are those of E3, also when it is pressed twice', async () => {
    const { id, commissionAmount } = world.recommend(signed);
    expect(commissionAmount).toBe(1_920_000);
    const input = body(id, 'settle');
    const answers = await Promise.all([1, 2].map(() => mock.call(calls.settle, token, input)));
    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([-1005, 1]);
    const [income, ...more] = world.incomes(id).filter(({ purpose }) => purpose === 'commission');
    expect(more).toEqual([]);
    expect(income).toMatchObject({ amount: 1_920_000, status: 10, type: 10, periods: 7 });
    expect(income?.parts.map(({ amount }) => amount)).toEqual([
      ...Array.from({ length: 6 }, () => 274_285),
      274_290,
    ]);
    // Its plans come with its audit; the recommend shows them before.
    expect(world.plans(income?.id ?? '')).toEqual([]);
    const { incomes } = await does<Recommend>(calls.get, of(id));
    const shown = incomes.find(({ purpose }) => purpose === 'commission');
    expect(shown?.plans.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 10));
    expect(shown?.plans.at(-1)).toMatchObject({ period: 7, amount: 274_290 });
    expect(world.broken()).toEqual([]);
  });

  it('answers a call that is sent again with its key as the first time, and acts once', async () => {
    const { id } = world.recommend(signed);
    const input = { ...body(id, 'settle'), key: 'A'.repeat(32) };
    const answers = [
      await mock.call(calls.settle, token, input),
      await mock.call(calls.settle, token, input),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual([1, 1]);
    expect(answers[1]?.envelope.data).toEqual(answers[0]?.envelope.data);
    expect(world.incomes(id).filter(({ purpose }) => purpose === 'commission')).toHaveLength(1);
  });

  it('goes by months whose end is the day that is kept (E8)', async () => {
    mock.mock.clock.set(epochOf('2025-01-20 10:00:00'));
    token = await mock.tokenOf('platformAdmin');
    const { id } = world.recommend(signed);
    await does(calls.settle, body(id, 'settle', { firstDate: '2025-01-31' }));
    const income = world.incomes(id).find(({ purpose }) => purpose === 'commission');
    expect(income?.parts.map(({ planDate }) => planDate)).toEqual([
      ...['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30'],
      ...['2025-05-31', '2025-06-30', '2025-07-31'],
    ]);
  });

  it('takes another amount with a reason, never more than is due, and begins today at the earliest', async () => {
    const { id } = world.recommend(signed);
    const less = { settledAmount: 1_000_000 };
    const says = '结佣金额与应结佣金不一致，请填写差异原因';
    await refuses(calls.settle, body(id, 'settle', less), -1002, says, 'settleReason');
    const more = { settledAmount: 1_920_001, settleReason: '补发' };
    await refuses(calls.settle, body(id, 'settle', more), -1002, '结佣金额不能大于应结佣金', 'settledAmount');
    const past = { firstDate: world.inDays(-1) };
    await refuses(calls.settle, body(id, 'settle', past), -1002, '首期发放日期不能早于今天', 'firstDate');
    const unsure = { conditionMet: 0 };
    await refuses(calls.settle, body(id, 'settle', unsure), -1002, '请确认已满足结佣条件', 'conditionMet');
    const done = await does<Recommend>(
      calls.settle,
      body(id, 'settle', { ...less, settleReason: '扣除服务费' }),
    );
    expect(done).toMatchObject({ status: settled, settledAmount: 1_000_000, commissionAmount: 1_920_000 });
    expect(world.broken()).toEqual([]);
  });
});

describe('cancelling a purchase', () => {
  it('frees the room and leaves the reward of the visit', async () => {
    const { id, roomId } = world.recommend(signed);
    const gone = await does<Recommend>(calls.cancelDeal, body(id, 'cancelDeal'));
    expect(gone).toMatchObject({ status: cancelled, commissionAmount: 0, settledAmount: 0 });
    expect(mock.mock.store.estateRooms.get(roomId)?.status).toBe(20);
    expect(world.incomes(id)).toMatchObject([{ purpose: 'visit', status: 10 }]);
    expect(world.broken()).toEqual([]);
  });

  it('voids a settled commission with its plans, once finance has confirmed', async () => {
    const { id } = world.recommend(settled);
    const other = world.recommend(settled);
    const says = '请确认财务已核对佣金';
    await refuses(
      calls.cancelDeal,
      body(id, 'cancelDeal', { financeConfirmed: 0 }),
      -1002,
      says,
      'financeConfirmed',
    );
    const [waiting, audited] = [world.commission(id), world.commission(other.id)];
    passIncome({ ...mock.mock.context, caller: undefined }, audited, bySystem);
    for (const one of [id, other.id]) await does(calls.cancelDeal, body(one, 'cancelDeal'));
    for (const income of [waiting, audited])
      expect(income).toMatchObject({ status: 60, cancelAmount: 1_920_000, endReason: '退房：客户家庭原因' });
    expect(world.plans(waiting.id)).toEqual([]);
    expect(world.plans(audited.id).map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 40));
    const { incomes } = await does<Recommend>(calls.get, of(id));
    expect(incomes.find(({ purpose }) => purpose === 'commission')?.plans).toMatchObject(
      Array.from({ length: 7 }, () => ({ status: 40 })),
    );
    expect(world.broken()).toEqual([]);
  });

  it('is refused with the amount once money went out', async () => {
    const { id } = world.recommend(settled);
    const context = { ...mock.mock.context, caller: undefined };
    const income = passIncome(context, world.commission(id), bySystem);
    mock.mock.clock.advance(31 * 86_400_000);
    token = await mock.tokenOf('platformAdmin');
    for (const plan of world.plans(income.id).slice(0, 2)) sendPlan(context, plan, bySystem);
    expect(world.broken()).toEqual([]);
    await refuses(calls.cancelDeal, body(id, 'cancelDeal'), -1008, '佣金已发放5485.70元，请先追回');
  });

  it('is refused for a room that was handed over, and for a day before the contract', async () => {
    const { id, roomId } = world.recommend(signed);
    const early = body(id, 'cancelDeal', { date: world.inDays(-1) });
    await refuses(calls.cancelDeal, early, -1002, '退房日期不能早于签约日期', 'date');
    mock.mock.store.estateRooms.update(roomId, { status: 60, deliverDate: world.today() });
    await refuses(calls.cancelDeal, body(id, 'cancelDeal'), -1008, '房源已交付，不能退房');
  });
});

describe('who', () => {
  it('a consultant visits, subscribes and signs in his projects, and does nothing else', async () => {
    const { id } = world.recommend(valid);
    const { actions } = await as('consultant', () => does<Recommend>(calls.get, of(id)));
    expect(actions).toEqual(['visit', 'reveal']);
    await as('consultant', async () => {
      for (const move of ['visit', 'subscribe', 'sign'] as const) await does(calls[move], body(id, move));
      expect((await does<Recommend>(calls.get, of(id))).actions).toEqual(['reveal']);
      for (const move of ['settle', 'cancelDeal'] as const)
        await refuses(calls[move], body(id, move), -1003, '没有操作权限');
    });
    const other = world.recommend(toAudit);
    await as('consultant', () => refuses(calls.audit, body(other.id, 'audit'), -1003, '没有操作权限'));
  });

  it('a company manages its own recommends, but does not settle, extend or cancel', async () => {
    const { id } = world.recommend(signed);
    await as('companyAdmin', async () => {
      expect((await does<Recommend>(calls.get, of(id))).actions).toEqual(['reveal']);
      await refuses(calls.settle, body(id, 'settle'), -1003, '没有操作权限');
    });
    const asked = world.recommend(toAudit);
    await as('companyAdmin', () => does(calls.audit, body(asked.id, 'audit')));
  });

  it("another company's recommends are not there", async () => {
    const { id } = world.recommend(valid);
    const visit = body(id, 'visit');
    mock.mock.store.estates.note(world.project().id, { companyId: '2' });
    await as('companyAdmin', async () => {
      await refuses(calls.get, of(id), -1004, '数据不存在或已被删除');
      await refuses(calls.visit, visit, -1004, '数据不存在或已被删除');
    });
  });

  async function as<T>(persona: 'consultant' | 'companyAdmin', work: () => Promise<T>): Promise<T> {
    token = await mock.tokenOf(persona);
    try {
      return await work();
    } finally {
      token = await mock.tokenOf('platformAdmin');
    }
  }
});
