import { describe, expect, it } from 'vitest';
import { type Booking, type BookingRow, estateBookings } from '#contracts/areas/estateBookings.ts';
import { estateRooms } from '#contracts/areas/estateRooms.ts';
import { todos } from '#contracts/areas/todos.ts';
import { addDays } from '#contracts/days.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import {
  bookingCloseReason,
  bookingSource,
  bookingStatus,
  recommendStatus,
  roomSaleStatus,
} from '#contracts/enums/estates.ts';
import { bookingExample, bookingMoves } from '#contracts/examples/estateBookings.ts';
import { saleInfoExample } from '#contracts/examples/estates.ts';
import { bookingValues, leadIn } from '#mock/control/states/bookingSetup.ts';
import { recommendIn } from '#mock/control/states/recommendSetup.ts';
import { bookingViolations } from '#mock/estate/bookingInvariants.ts';
import { bookingTable } from '#mock/estate/bookingRules.ts';
import { testDay } from '../../contracts/testing/moment.ts';
import { of } from './asking.ts';
import { mockFor } from './mockFor.ts';

/** Leads over HTTP: their moves, who reaches them, and what is refused (domain design, sections 5.2 and 21). */

const { mock, does, refuses } = mockFor('platformAdmin', { scale: 0.05 });
const { toContact, following, visited, dealt, closed } = bookingStatus;
const changed = '状态已变更，请刷新后重试';
const later = '2099-01-01 10:00:00';

const leadOf = (status: number, isAssigned?: boolean) => leadIn(mock.mock, status, isAssigned);
const values = () => bookingValues(mock.mock);
const stored = (id: string) => mock.mock.store.estateBookings.get(id);
/** The body of each move, with a consultant, a room and moments of the seed. */
function bodies(): Record<string, object | undefined> {
  const { consultantId, roomId, visitTime, arriveTime, today, memberMobile } = values();
  return {
    amend: { ...bookingMoves.amend, ...pick('planId', 'visitTime') },
    assign: { consultantId },
    follow: { ...bookingMoves.follow, nextTime: visitTime },
    arrive: { arriveTime },
    deal: { ...bookingMoves.deal, roomId, subscribeDate: today },
    toRecommend: { ...bookingMoves.toRecommend, memberMobile },
    close: bookingMoves.close,
    reopen: undefined,
  };
}
const callOf = (move: string) =>
  (estateBookings as unknown as Record<string, AnyEndpoint>)[move] as AnyEndpoint;
const another = () => ({ ...bookingExample, ...pick('estateId', 'planId', 'mobile', 'visitTime') });
function pick(...names: (keyof ReturnType<typeof values>)[]) {
  const all = values();
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

describe('the table of moves', () => {
  const statuses = Object.values(bookingStatus);
  const known = new Set(bookingTable.pairs().map(([status, move]) => `${status} ${move}`));
  const moves = ['amend', 'assign', 'follow', 'arrive', 'deal', 'close', 'toRecommend', 'reopen'];
  const pairs = statuses.flatMap((status) => moves.map((move) => [status, move] as const));

  it.each(pairs)('%s: %s', async (status, move) => {
    const { id } = leadOf(status);
    const input = of(id, bodies()[move]);
    if (!known.has(`${status} ${move}`)) {
      await refuses(callOf(move), input, -1005, changed);
      return;
    }
    const lead = await does<Booking>(callOf(move), input);
    const after = {
      ...{ follow: Math.max(status, following), arrive: visited, deal: dealt },
      ...{ close: closed, toRecommend: closed, reopen: following },
    };
    expect(lead.status).toBe(after[move as keyof typeof after] ?? status);
    expect(lead.actions.includes('close')).toBe(lead.status <= visited);
    expect(bookingViolations(mock.mock.store)).toEqual([]);
  });

  it.each(statuses)('%s: actions are the moves that the table has', async (status) => {
    const { id } = leadOf(status);
    const { actions } = await does<Booking>(estateBookings.get, of(id));
    const wanted = moves.filter((move) => known.has(`${status} ${move}`));
    expect(actions).toEqual([...wanted, 'reveal']);
  });
});

describe('writing a lead down', () => {
  it('keeps what was said, masks the mobile, and begins as 待联系', async () => {
    const body = another();
    const lead = await does<Booking>(estateBookings.add, { body });
    expect(lead).toMatchObject({
      ...{ customerName: '柳清欢', status: toContact, source: bookingSource.phone, people: 3 },
      ...{ consultantName: '', followCount: 0, need: bookingExample.need, visitTime: body.visitTime },
    });
    expect(lead.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(stored(lead.id)?.mobile).toBe(body.mobile);
    expect(await does(estateBookings.reveal, of(lead.id, { field: 'mobile' }))).toEqual({
      value: body.mobile,
    });
    const { logs } = await does<Booking>(estateBookings.get, of(lead.id));
    expect(logs.map(({ action }) => action)).toEqual(['查看手机号', '提交预约']);
  });

  it('refuses a second open lead of the customer for the project, by the whole number', async () => {
    const first = leadOf(following);
    const body = { ...another(), mobile: first.mobile };
    await refuses(estateBookings.add, { body }, -1009, '该客户已有未完结预约', 'mobile');
    const other = mock.mock.store.estates
      .all()
      .find(({ id, enabled }) => id !== first.estateId && enabled === 1);
    await does(estateBookings.add, { body: { ...body, estateId: other?.id, planId: '' } });
    await does(estateBookings.close, of(first.id, bookingMoves.close));
    await does(estateBookings.add, { body });
  });

  it.each([
    [bookingCloseReason.boughtElsewhere, '邻盘', '已购他盘：邻盘'],
    [bookingCloseReason.noInterest, '', '无意向'],
    [bookingCloseReason.other, '出国', '出国'],
  ])('says in the log why it was closed, also after it was opened again: %s', async (reason, note, words) => {
    const { id } = leadOf(following);
    await does(estateBookings.close, of(id, { reason, note }));
    const { logs } = await does<Booking>(estateBookings.reopen, of(id));
    expect(logs.map(({ action, remark }) => [action, remark]).slice(0, 2)).toEqual([
      ['重新激活', ''],
      ['关闭', words],
    ]);
  });

  it('refuses another number that only its mask has in common with an open lead', async () => {
    const { mobile } = leadOf(following);
    const like = `${mobile.slice(0, 3)}9876${mobile.slice(7)}`;
    expect(await does<Booking>(estateBookings.add, { body: { ...another(), mobile: like } })).toMatchObject({
      status: toContact,
    });
  });

  it.each([
    ['visitTime', { visitTime: '2020-01-01 10:00:00' }, '看房时间不能早于当前时间'],
    ['visitTime', { visitTime: '2026-02-30 10:00:00' }, '请选择预约看房时间'],
    ['people', { people: 21 }, '看房人数范围为1-20'],
    ['people', { people: 0 }, '看房人数范围为1-20'],
    ['need', { need: '长'.repeat(201) }, '客户需求不能超过200个字符'],
    ['customerName', { customerName: '' }, '请输入客户姓名'],
    ['mobile', { mobile: '123' }, '请输入正确的手机号码'],
    ['source', { source: bookingSource.miniProgram }, '请选择线索来源'],
    ['estateId', { estateId: '999' }, '请选择意向项目'],
    ['planId', { planId: '999' }, '请选择意向户型'],
  ])('%s: %j', async (field, wrong, says) => {
    await refuses(estateBookings.add, { body: { ...another(), ...wrong } }, -1002, says, field);
  });

  it('refuses a house shape that is off', async () => {
    const body = another();
    mock.mock.store.roomPlans.update(String(body.planId), { enabled: 0 });
    await refuses(estateBookings.add, { body }, -1002, '请选择意向户型', 'planId');
  });

  it('refuses a project that is off the shelf', async () => {
    const body = another();
    mock.mock.store.estates.update(String(body.estateId), { enabled: 0 });
    await refuses(estateBookings.add, { body }, -1008, '项目已下架，请选择其他项目', 'estateId');
  });

  it('refuses a project whose company is off', async () => {
    const body = another();
    const { estates, estateCompanies } = mock.mock.store;
    estateCompanies.update(estates.get(String(body.estateId))?.companyId ?? '', { enabled: 0 });
    await refuses(estateBookings.add, { body }, -1008, '所属公司已停用', 'estateId');
  });
});

describe('moves ask for', () => {
  it('a consultant before the visit, but not before a follow-up', async () => {
    const { id } = leadOf(toContact, false);
    const followed = await does<Booking>(estateBookings.follow, of(id, bodies().follow));
    expect(followed).toMatchObject({ status: following, followCount: 1 });
    // Offered all the same: the refusal says what to do first.
    expect(followed.actions).toContain('arrive');
    await refuses(estateBookings.arrive, of(id, bodies().arrive), -1008, '请先分配置业顾问');
    await does(estateBookings.assign, of(id, bodies().assign));
    expect(await does<Booking>(estateBookings.arrive, of(id, bodies().arrive))).toMatchObject({
      status: visited,
    });
  });

  it('an enabled consultant of the same project', async () => {
    const { id, estateId } = leadOf(toContact, false);
    const says = '请选择该项目已启用的置业顾问';
    const { estateConsultants } = mock.mock.store;
    const other = estateConsultants.all().find((row) => row.estateId !== estateId);
    const ask = (consultantId = '') => of(id, { consultantId });
    await refuses(estateBookings.assign, ask(other?.id), -1008, says, 'consultantId');
    await refuses(estateBookings.assign, ask('999'), -1008, says, 'consultantId');
    const { consultantId } = values();
    estateConsultants.update(consultantId, { enabled: 0 });
    await refuses(estateBookings.assign, ask(consultantId), -1008, says, 'consultantId');
  });

  it.each([
    ['follow', { content: '短' }, '跟进内容不能少于2个字符', 'content'],
    ['follow', { content: '' }, '请输入跟进内容', 'content'],
    ['follow', { nextTime: '2020-01-01 10:00:00' }, '下次跟进时间必须晚于当前时间', 'nextTime'],
    ['arrive', { arriveTime: later }, '到访时间不能晚于当前时间', 'arriveTime'],
    ['deal', { subscribeDate: '2099-01-01' }, '认购日期不能晚于今天', 'subscribeDate'],
    ['deal', { roomId: '99999999' }, '请选择成交房源', 'roomId'],
    ['deal', { subscribeAmount: -1 }, '认购金范围为0-99999999.99元', 'subscribeAmount'],
    ['close', { reason: 90, note: '' }, '请输入关闭说明', 'note'],
    ['close', { reason: 50 }, '请选择关闭原因', 'reason'],
  ])('%s: %j is refused', async (move, wrong, says, field) => {
    const { id } = leadOf({ follow: toContact, arrive: following, deal: visited }[move] ?? toContact);
    await refuses(callOf(move), of(id, { ...bodies()[move], ...wrong }), -1002, says, field);
  });

  it.each([
    ['a visit that is past', { visitTime: '2020-01-01 10:00:00' }, '看房时间不能早于当前时间', 'visitTime'],
    ['a house shape of nowhere', { planId: '99999999' }, '请选择意向户型', 'planId'],
    ['no name', { customerName: '' }, '请输入客户姓名', 'customerName'],
  ])('amend: %s is refused', async (_, wrong, says, field) => {
    const { id } = leadOf(following);
    await refuses(estateBookings.amend, of(id, { ...bodies().amend, ...wrong }), -1002, says, field);
  });

  it('a next follow-up after this very moment', async () => {
    const { id } = leadOf(toContact);
    const nextTime = values().arriveTime;
    const says = '下次跟进时间必须晚于当前时间';
    await refuses(estateBookings.follow, of(id, { ...bodies().follow, nextTime }), -1002, says, 'nextTime');
  });
});

describe('what a customer wants', () => {
  it('is amended, and the log says what; saved as it was it writes nothing', async () => {
    const { id, planId, visitTime } = leadOf(visited);
    const body = { customerName: '柳清欢', gender: 2, planId, visitTime, people: 2, need: '改看两室' };
    const lead = await does<Booking>(estateBookings.amend, of(id, body));
    expect(lead).toMatchObject({ ...body, status: visited });
    expect(lead.logs[0]).toMatchObject({
      action: '修改',
      remark: '性别 未知 → 女；看房人数 - → 2；客户需求 海景房 → 改看两室',
    });
    const again = await does<Booking>(estateBookings.amend, of(id, body));
    expect(again.logs).toHaveLength(lead.logs.length);
  });

  it('may keep a visit that is past and a house shape that is off meanwhile', async () => {
    const { id, planId } = leadOf(following);
    const visitTime = '2020-01-01 10:00:00';
    mock.mock.store.estateBookings.update(id, { visitTime });
    mock.mock.store.roomPlans.update(planId, { enabled: 0 });
    const body = { ...bookingMoves.amend, planId, visitTime };
    expect(await does(estateBookings.amend, of(id, body))).toMatchObject({ planId, visitTime });
  });
});

describe('the next follow-up', () => {
  const idsOf = async (query: object) => {
    const all = { offset: 0, limit: 100, ...query };
    const { list } = await does<{ list: BookingRow[] }>(estateBookings.list, { query: all });
    return list.map(({ id }) => id);
  };

  it('is that of the last one, of a lead that is open, and found by its day', async () => {
    const { id, follows } = leadOf(following);
    const nextTime = follows.at(-1)?.nextTime ?? '';
    const day = nextTime.slice(0, 10);
    expect(await does(estateBookings.get, of(id))).toMatchObject({ nextTime });
    expect(await idsOf({ nextStart: day, nextEnd: day })).toContain(id);
    expect(await idsOf({ nextEnd: addDays(day, -1) })).not.toContain(id);
    expect(await idsOf({ nextStart: addDays(day, 1) })).not.toContain(id);
    await does(estateBookings.close, of(id, bodies().close));
    expect(await does(estateBookings.get, of(id))).toMatchObject({ nextTime: '' });
    expect(await idsOf({ nextStart: day, nextEnd: day })).not.toContain(id);
  });

  it('waits on the home page from its day on', async () => {
    const { id, follows } = leadOf(following);
    const waiting = async () => {
      const counts = await does<{ key: string; count: number }[]>(todos.count, {});
      return counts.find(({ key }) => key === 'leadsToFollow')?.count;
    };
    const before = (await waiting()) ?? 0;
    const nextTime = `${testDay} 23:00:00`;
    mock.mock.store.estateBookings.update(id, { follows: follows.map((one) => ({ ...one, nextTime })) });
    expect(await waiting()).toBe(before + 1);
  });
});

describe('a deal', () => {
  it('of a customer whom a recommend protects is refused without a field, because the form has none for him', async () => {
    const { id, mobile: customerMobile } = leadOf(visited);
    const { recommendNo: no } = recommendIn(mock.mock, recommendStatus.valid, { customerMobile });
    const says = `该客户由推荐${no}报备，请在推荐列表中认购`;
    await refuses(estateBookings.deal, of(id, bodies().deal), -1008, says);
  });

  it('gives the room to the customer', async () => {
    const { id, mobile } = leadOf(visited);
    const body = bodies().deal as { roomId: string };
    const lead = await does<Booking>(estateBookings.deal, of(id, body));
    expect(lead).toMatchObject({ status: dealt, roomText: expect.stringMatching(/^\S+-\S+-\S+$/) });
    expect(mock.mock.store.estateRooms.get(body.roomId)).toMatchObject({
      ...{ status: roomSaleStatus.subscribed, customerName: '柳清欢', customerMobile: mobile },
      ...{ recommendId: '', subscribeAmount: bookingMoves.deal.subscribeAmount },
    });
  });

  it('of two customers for one room, one gets it', async () => {
    const [one, other] = [leadOf(visited), leadOf(visited)];
    const body = bodies().deal;
    const answers = await Promise.all(
      [one, other].map(({ id }) => mock.call(estateBookings.deal, mock.token, of(id, body))),
    );
    expect(answers.map(({ envelope }) => [envelope.status, envelope.message]).sort()).toEqual([
      [-1005, '房源已被认购'],
      [1, '操作成功'],
    ]);
    expect(bookingViolations(mock.mock.store)).toEqual([]);
  });
});

it('keeps the names of a consultant, a house shape and a project that were removed', async () => {
  const { store } = mock.mock;
  const { id, consultantId, estateId } = leadOf(closed);
  const { planId } = values();
  store.estateBookings.update(id, { planId });
  const names = {
    consultantName: store.estateConsultants.get(consultantId)?.name,
    planName: store.roomPlans.get(planId)?.name,
    estateName: store.estates.get(estateId)?.name,
  };
  store.estateConsultants.remove(consultantId);
  store.roomPlans.remove(planId);
  store.estates.remove(estateId);
  expect(await does(estateBookings.get, of(id))).toMatchObject({ consultantId, ...names });
  const { list } = await does<{ list: BookingRow[] }>(estateBookings.list, {
    query: { status: closed, offset: 0, limit: 100 },
  });
  expect(list.find((row) => row.id === id)).toMatchObject({ consultantId, ...names });
});

describe('turning a lead into a recommend', () => {
  it('closes it and makes a recommend of the member, which waits for its audit', async () => {
    const { id, mobile, estateId } = leadOf(visited);
    const lead = await does<Booking>(estateBookings.toRecommend, of(id, bodies().toRecommend));
    const { store } = mock.mock;
    const recommend = store.estateRecommends.get(stored(id)?.recommendId ?? '');
    expect(lead).toMatchObject({ status: closed, recommendNo: recommend?.recommendNo, closeReason: 90 });
    expect(recommend).toMatchObject({
      ...{ status: 10, customerName: '柳清欢', customerMobile: mobile, estateId },
      relation: bookingMoves.toRecommend.relation,
    });
    const says = '线索已转为推荐，请在推荐列表中办理';
    await refuses(estateBookings.reopen, of(id), -1008, says);
    expect(lead.actions).not.toContain('reopen');
  });

  it('is refused where recommending is, and the lead stays open', async () => {
    const { id, mobile } = leadOf(visited);
    const { toRecommend } = bodies();
    const unknown = { ...toRecommend, memberMobile: '19999999999' };
    await refuses(estateBookings.toRecommend, of(id, unknown), -1008, '推荐人不是会员', 'memberMobile');
    await does(estateBookings.toRecommend, of(id, toRecommend));
    const again = await does<Booking>(estateBookings.add, { body: { ...another(), mobile } });
    const says = '该客户已被推荐，请勿重复推荐';
    await refuses(estateBookings.toRecommend, of(again.id, toRecommend), -1009, says, 'customerMobile');
  });
});

describe('reopening', () => {
  it('is for 90 days, and for the platform', async () => {
    const { id } = leadOf(closed);
    const update = (days: number) =>
      mock.mock.store.estateBookings.update(id, {
        closeTime: `${new Date(mock.mock.clock.now() - days * 86_400_000).toISOString().slice(0, 10)} 00:00:00`,
      });
    update(92);
    await refuses(estateBookings.reopen, of(id), -1008, '线索关闭已超过90天，不能重新激活');
    update(88);
    const admin = await mock.tokenOf('companyAdmin');
    await refuses(estateBookings.reopen, of(id), -1003, '没有操作权限', undefined, admin);
    const lead = await does<Booking>(estateBookings.reopen, of(id));
    expect(lead).toMatchObject({ status: following, closeReason: 0, closeNote: '' });
    expect(lead.consultantId).not.toBe('');
  });

  it('is refused while the customer has another open lead', async () => {
    const first = leadOf(closed);
    await does(estateBookings.add, { body: { ...another(), mobile: first.mobile } });
    await refuses(estateBookings.reopen, of(first.id), -1009, '该客户已有未完结预约', 'mobile');
  });

  it('takes the lead from a consultant who was disabled meanwhile', async () => {
    const { id, consultantId } = leadOf(closed);
    mock.mock.store.estateConsultants.update(consultantId, { enabled: 0 });
    expect(await does<Booking>(estateBookings.reopen, of(id))).toMatchObject({ consultantId: '' });
  });
});

describe('what a lead names may be removed once the lead is over', () => {
  it('house shape, consultant, room and the whole project; it cannot be reopened then', async () => {
    const { store } = mock.mock;
    const [sold, over] = [leadOf(dealt), leadOf(closed)];
    const { estateId, roomId } = sold;
    // Those of the seed, which are open.
    for (const { id } of store.estateBookings.by('estateId', estateId))
      if (stored(id)?.status !== dealt)
        store.estateBookings.note(id, { status: closed, closeReason: 90, closeTime: over.closeTime });
    await does(estateRooms.unsubscribe, of(roomId, { reason: '客户资金未到位' }));
    const back = await does<Booking>(estateBookings.get, of(sold.id));
    expect(back).toMatchObject({ status: dealt, roomText: '' });
    expect(back.logs[0]).toMatchObject({ action: '退定', remark: '客户资金未到位' });
    store.estateRooms.remove(roomId);
    store.roomPlans.remove(sold.planId);
    store.estateConsultants.remove(sold.consultantId);
    expect(bookingViolations(store)).toEqual([]);
    store.estates.remove(estateId);
    expect(bookingViolations(store)).toEqual([]);
    const lead = await does<Booking>(estateBookings.get, of(over.id));
    expect(lead.actions).not.toContain('reopen');
    await refuses(estateBookings.reopen, of(over.id), -1008, '项目已被删除，无法办理');
  });

  it('what it never named, or had not yet been given back, is a violation', () => {
    const { store } = mock.mock;
    const [sold, open] = [leadOf(dealt), leadOf(following)];
    const other = store.roomPlans.all().find(({ estateId }) => estateId !== open.estateId);
    store.estateBookings.note(open.id, { planId: other?.id ?? '' });
    store.estateRooms.remove(sold.roomId);
    expect(bookingViolations(store)).toEqual([
      `lead ${sold.bookingNo}: its room is of somebody else`,
      `lead ${open.bookingNo}: its house shape belongs to another project`,
    ]);
  });
});

describe('a batch', () => {
  const statusesOf = (rows: readonly { id: string; status: number }[]) =>
    rows.map(({ id, status }) => [id, status]);

  it('tells of each lead what became of it', async () => {
    const [one, over] = [leadOf(toContact, false), leadOf(closed)];
    const { consultantId } = values();
    const body = { ids: [one.id, over.id, '99999999'], consultantId };
    expect(await does(estateBookings.batchAssign, { body })).toEqual([
      { id: one.id, status: 1, message: '操作成功' },
      { id: over.id, status: -1005, message: changed },
      { id: '99999999', status: -1004, message: '数据不存在或已被删除' },
    ]);
    expect(stored(one.id)?.consultantId).toBe(consultantId);
  });

  it('can be repeated when its answer was lost: each lead is given once', async () => {
    const leads = [leadOf(toContact, false), leadOf(toContact, false)];
    const body = { ids: leads.map(({ id }) => id), consultantId: values().consultantId };
    await mock.post('/__mock/faults', { endpoint: 'estateBookings.batchAssign', kind: 'lost', times: 1 });
    await expect(mock.call(estateBookings.batchAssign, mock.token, { body })).rejects.toThrow();
    const rows = await does<{ id: string; status: number }[]>(estateBookings.batchAssign, { body });
    expect(statusesOf(rows)).toEqual(body.ids.map((id) => [id, 1]));
    for (const { id } of leads)
      expect(stored(id)?.logs.filter(({ action }) => action === '分配')).toHaveLength(1);
  });

  it.each([
    [{ ids: [] }, '请选择线索'],
    [{ ids: ['1', '1'] }, '线索不能重复'],
    [{ ids: Array.from({ length: 101 }, (_, at) => String(at)) }, '线索不能超过100个'],
  ])('%j is refused', async (wrong, says) => {
    const body = { consultantId: values().consultantId, ...wrong };
    await refuses(estateBookings.batchAssign, { body }, -1002, says, 'ids');
  });
});

describe('who sees a lead', () => {
  const listed = async (as: string) =>
    (
      await does<{ count: number; list: BookingRow[] }>(
        estateBookings.listOfOwnCompany,
        { params: { belongId: '1' }, query: { limit: 100 } },
        as,
      )
    ).list;

  it('a consultant: his own and those that nobody has, of his projects', async () => {
    const consultant = await mock.tokenOf('consultant');
    const { store } = mock.mock;
    const own = store.estateConsultants.all().filter(({ userId }) => userId === '7');
    expect(own).toHaveLength(1);
    const [mine] = own;
    const colleague = store.estateConsultants
      .by('estateId', mine?.estateId ?? '')
      .find(({ id }) => id !== mine?.id);
    const [ofMine, free, ofColleague] = [leadOf(following), leadOf(toContact, false), leadOf(following)];
    store.estateBookings.update(ofMine.id, { consultantId: mine?.id ?? '' });
    store.estateBookings.update(ofColleague.id, { consultantId: colleague?.id ?? '' });
    const seen = await listed(consultant);
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining([ofMine.id, free.id]));
    expect(seen.every((row) => row.consultantId === '' || row.consultantId === mine?.id)).toBe(true);
    expect(seen.every(({ estateId }) => estateId === mine?.estateId)).toBe(true);
    const gone = '数据不存在或已被删除';
    const { follow } = bodies();
    await refuses(estateBookings.get, of(ofColleague.id), -1004, gone, undefined, consultant);
    await refuses(estateBookings.follow, of(ofColleague.id, follow), -1004, gone, undefined, consultant);
    await refuses(
      estateBookings.reveal,
      of(ofColleague.id, { field: 'mobile' }),
      -1004,
      gone,
      undefined,
      consultant,
    );
    await does(estateBookings.follow, of(free.id, follow), consultant);
    const give = (id: string) => of(free.id, { consultantId: id });
    const says = '置业顾问只能将线索分配给自己';
    await refuses(estateBookings.assign, give(colleague?.id ?? ''), -1008, says, 'consultantId', consultant);
    const taken = await does<Booking>(estateBookings.assign, give(mine?.id ?? ''), consultant);
    expect(taken).toMatchObject({ consultantId: mine?.id });
    expect(taken.actions).not.toContain('assign');
    const before = stored(free.id);
    expect(await does<Booking>(estateBookings.assign, give(mine?.id ?? ''), consultant)).toEqual(taken);
    expect(stored(free.id)).toEqual(before);
    const body = { ...another(), estateId: mine?.estateId };
    expect(await does<Booking>(estateBookings.add, { body }, consultant)).toMatchObject({
      consultantId: mine?.id,
    });
  });

  it("a company's people: those of its projects", async () => {
    const manager = await mock.tokenOf('estateManager');
    const { store } = mock.mock;
    const companyOf = (estateId: string) => store.estates.get(estateId)?.companyId;
    const rows = await listed(manager);
    const wanted = store.estateBookings.all().filter(({ estateId }) => companyOf(estateId) === '1');
    expect(rows.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
    const foreign = store.estateBookings.all().find(({ estateId }) => companyOf(estateId) !== '1');
    const gone = '数据不存在或已被删除';
    await refuses(estateBookings.get, of(foreign?.id ?? ''), -1004, gone, undefined, manager);
    const body = { ...another(), estateId: foreign?.estateId, planId: '' };
    await refuses(estateBookings.add, { body }, -1002, '请选择意向项目', 'estateId', manager);
  });

  it('the platform, also after the company was disabled', async () => {
    const { id } = leadOf(toContact);
    const manager = await mock.tokenOf('estateManager');
    mock.mock.store.estateCompanies.update('1', { enabled: 0 });
    const { envelope } = await mock.call(estateBookings.get, manager, of(id));
    expect(envelope.status).toBe(-1001);
    expect(await does<Booking>(estateBookings.follow, of(id, bodies().follow))).toMatchObject({
      status: following,
    });
  });
});

describe('in the members’ app', () => {
  const ask = (body: object) => mock.post('/__mock/members/booking', body);
  const { source: _source, ...visit } = bookingExample;
  const accept = (bookingEnabled: 0 | 1) =>
    mock.mock.store.estates.update(values().estateId, {
      saleInfo: { ...saleInfoExample, bookingEnabled } as never,
    });

  it('a visit becomes a lead of the mini program', async () => {
    accept(1);
    const member = mock.mock.store.members.all().at(-1);
    const body = { ...visit, ...pick('estateId', 'planId', 'visitTime'), mobile: member?.mobile };
    const { http, json } = await ask(body);
    expect([http, json.status]).toEqual([200, toContact]);
    expect(stored(String(json.id))).toMatchObject({
      source: bookingSource.miniProgram,
      memberId: member?.id,
      consultantId: '',
    });
    expect(await ask(body)).toEqual({ http: 409, json: { error: '-1009 该客户已有未完结预约' } });
  });

  it('is refused where the project takes none', async () => {
    accept(0);
    const body = { ...visit, ...pick('estateId', 'planId', 'visitTime', 'mobile') };
    expect(await ask(body)).toEqual({ http: 409, json: { error: '-1008 该项目暂不接受预约' } });
  });
});

it('the seed has every state over several projects, and nothing is broken', () => {
  const leads = mock.mock.store.estateBookings.all();
  expect([...new Set(leads.map(({ status }) => status))].sort()).toEqual(Object.values(bookingStatus));
  expect(new Set(leads.map(({ estateId }) => estateId)).size).toBeGreaterThanOrEqual(3);
  expect(leads).toHaveLength(12);
  expect(bookingViolations(mock.mock.store)).toEqual([]);
});

describe('violations name', () => {
  it.each([
    ['a consultant of another project', { consultantId: '999' }],
    ['a deal whose room is of somebody else', { mobile: '19900000000' }],
    ['a deal without its room', { roomId: '' }],
  ])('%s', (_, wrong) => {
    const { id, bookingNo } = leadOf(dealt);
    mock.mock.store.estateBookings.update(id, wrong);
    expect(bookingViolations(mock.mock.store)).toEqual([expect.stringContaining(bookingNo)]);
  });

  it('a deal without a room that was not given back', () => {
    const { id, bookingNo } = leadOf(dealt);
    mock.mock.store.estateBookings.note(id, { roomId: '' });
    expect(bookingViolations(mock.mock.store)).toEqual([
      `lead ${bookingNo}: it has no room though none was given back`,
    ]);
  });
});
