import { bookingStatus, recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { incomeStatus, sendPlanStatus, withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { bookingMoves } from '#contracts/examples/estateBookings.ts';
import { withdrawMoves } from '#contracts/examples/withdraws.ts';
import { expect, type Page, test } from './fixtures.ts';
import { brokenOff } from './lost.ts';
import { button, choose, confirm, dialog, fill, list, options, upload } from './parts.ts';
import { type Change, changeOnce, linesOf } from './pressedAgain.ts';
import { stateOf } from './tradeScenes.ts';

/** Every move of leads, recommends, incomes, plans, withdrawals, members, accounts and rooms: doubled, dropped, and sent again. */

type Record = { id: string; memberMobile: string };
/** State with its parameters, and the address of the record in it. */
type At = [state: string, params: object, address: (id: string, move: string) => string];
type Fill = (page: Page, record: Record) => Promise<unknown>;

/** The move of a call, whose dialog has an address of its own; `ask` is the button of one that only asks. */
function moveOf(call: Change['call'], [state, params, address]: At, fillIn?: Fill, ask?: string): Change {
  const [area = '', move = ''] = call.split('.');
  return {
    call,
    async begin(page, system) {
      const record = await stateOf<Record & { memberId: string }>(system, state, params);
      const id = record.id ?? record.memberId;
      await page.goto(address(id, move));
      if (!ask) await expect(dialog(page)).toBeVisible();
      await fillIn?.(page, record);
      return linesOf(system, `${area}.get` as Change['call'], id);
    },
    ...(ask && {
      async press(page: Page) {
        await button(page, ask).first().click();
        await confirm(page).click();
      },
    }),
    ...(['sendPlans', 'withdraws', 'estateRooms', 'members'].includes(area) && ask && { readsAgain: true }),
    done: (page) =>
      ask
        ? expect(button(page, ask)).toHaveCount(0)
        : expect(page.getByText('操作成功').last()).toBeVisible(),
  };
}

const top = (page: Page) => dialog(page).last();
const chooseFirst = async (page: Page, label: string) => {
  await list(top(page), label).click();
  await options(page).first().click();
};
const type = (texts: { [label: string]: string }) => (page: Page) => fill(top(page), texts);
const tick = (page: Page) => top(page).getByRole('checkbox').check();

const leads = '/estate/project-company/estate-booking-list';
const leadIn = (status: number, assigned = 1): At => [
  'a lead is in a status',
  { status, assigned },
  (id, move) => `${leads}?do=${move}.${id}`,
];
const recommends = '/estate/project-company/recommend-list';
const recommendIn = (status: number): At => [
  'a recommend is in a status',
  { status },
  (id, move) => `${recommends}?do=${move}.${id}`,
];
const finance = '/finance/income-manage';
const incomeIn = (status: number): At => [
  'an income is in a status',
  { status },
  (id, move) => `${finance}/income-detail?id=${id}&do=${move}.${id}`,
];
const planIn = (status: number, asks = false): At => [
  'a send plan is in a status',
  { status, inDays: 0 },
  (id, move) => `${finance}/send-plan-detail?id=${id}${asks ? '' : `&do=${move}.${id}`}`,
];
const withdraws = '/finance/withdraw-manage/withdraw-record-detail';
const withdrawIn = (status: number, asks = false, way?: number): At => [
  'a withdrawal is in a status',
  { status, ...(way && { way }) },
  (id, move) => `${withdraws}?id=${id}${asks ? '' : `&do=${move}.${id}`}`,
];

const member = (asks = false): At => [
  `a member who is ${asks ? '' : 'not '}frozen exists`,
  {},
  (id, move) => `/member/member-manage/${id}/member-detail${asks ? '' : `?do=${move}.${id}`}`,
];
const accounts = '/finance/member-account-manage';
const accountIn = (state: string): At => [
  state,
  {},
  (id, move) => `${accounts}/fund-change-detail?memberId=${id}&do=${move}.${id}`,
];
const roomIn = (status: number): At => [
  'a room is in a state',
  { status },
  (id) => `/estate/project-manage/1/add-building?building=1&room=${id}`,
];
/** A move of a room, whose dialog opens over the room's drawer. */
const roomMove = (call: Change['call'], name: string, status: number, texts: { [label: string]: string }) =>
  moveOf(call, roomIn(status), async (page) => {
    await button(page, name).click();
    await expect(dialog(page)).toHaveCount(2);
    await fill(top(page), texts);
  });
const { waiting, available, held, subscribed, signed } = roomSaleStatus;
const customer = { 客户姓名: '林小雨', 客户手机: '19900005566', 认购金: '50000' };

const moves: { [of: string]: Change[] } = {
  'a lead': [
    moveOf('estateBookings.assign', leadIn(bookingStatus.toContact, 0), (page) =>
      chooseFirst(page, '置业顾问'),
    ),
    moveOf(
      'estateBookings.follow',
      leadIn(bookingStatus.following),
      type({ 跟进内容: bookingMoves.follow.content }),
    ),
    moveOf('estateBookings.arrive', leadIn(bookingStatus.following)),
    moveOf('estateBookings.deal', leadIn(bookingStatus.visited), async (page) => {
      await chooseFirst(page, '成交房源');
      await fill(top(page), { 认购金: '50000' });
    }),
    moveOf('estateBookings.toRecommend', leadIn(bookingStatus.visited), async (page, { memberMobile }) => {
      await fill(top(page), { 推荐人手机: memberMobile });
      await choose(top(page), '与客户关系', '朋友');
    }),
    moveOf('estateBookings.amend', leadIn(bookingStatus.following), type({ 客户需求: '改看两室' })),
    moveOf('estateBookings.close', leadIn(bookingStatus.following), async (page) => {
      await choose(top(page), '关闭原因', '其他');
      await fill(top(page), { 关闭说明: '改去外地' });
    }),
  ],
  'a recommend': [
    moveOf('estateRecommends.audit', recommendIn(recommendStatus.toAudit), (page) =>
      chooseFirst(page, '置业顾问'),
    ),
    moveOf('estateRecommends.extend', recommendIn(recommendStatus.expired), type({ 延长天数: '15' })),
    moveOf('estateRecommends.visit', recommendIn(recommendStatus.valid)),
    moveOf('estateRecommends.subscribe', recommendIn(recommendStatus.visited), async (page) => {
      await chooseFirst(page, '认购房源');
      await fill(top(page), { 认购金: '20000' });
    }),
    moveOf(
      'estateRecommends.unsubscribe',
      recommendIn(recommendStatus.subscribed),
      type({ 退定原因: '贷款未获批' }),
    ),
    moveOf(
      'estateRecommends.sign',
      recommendIn(recommendStatus.subscribed),
      type({ 合同编号: 'HT-2026-901', 成交总价: '1280000', 成交面积: '89.5' }),
    ),
    moveOf('estateRecommends.settle', recommendIn(recommendStatus.signed), tick),
    moveOf('estateRecommends.cancelDeal', recommendIn(recommendStatus.settled), async (page) => {
      await fill(top(page), { 退房原因: '客户家庭原因' });
      await tick(page);
    }),
  ],
  'an income and its plans': [
    moveOf('incomeRecords.audit', incomeIn(incomeStatus.toAudit)),
    moveOf('incomeRecords.void', incomeIn(incomeStatus.sending), type({ 作废原因: '合作提前终止' })),
    moveOf('incomeRecords.takeBack', incomeIn(incomeStatus.sent), type({ 追回原因: '补录对象有误' })),
    moveOf('sendPlans.send', planIn(sendPlanStatus.waiting, true), undefined, '发放'),
    moveOf('sendPlans.adjust', planIn(sendPlanStatus.waiting), type({ 计划日期: '2026-05-20' })),
    moveOf('sendPlans.cancel', planIn(sendPlanStatus.failed), async (page) => {
      await top(page).getByLabel('核销，不再发放').check();
      await fill(top(page), { 计划取消原因: '会员放弃本期' });
    }),
  ],
  'a withdrawal': [
    moveOf('withdraws.audit', withdrawIn(withdrawStatus.toAudit)),
    moveOf('withdraws.pay', withdrawIn(withdrawStatus.toPay, true), undefined, '打款'),
    moveOf('withdraws.finish', withdrawIn(withdrawStatus.paying, false, withdrawWay.bank), async (page) => {
      await fill(top(page), { 打款金额: '3000', 交易号: withdrawMoves.finish.transferNo });
      await upload(page, '打款凭证');
    }),
    moveOf(
      'withdraws.fail',
      withdrawIn(withdrawStatus.paying, false, withdrawWay.bank),
      type({ 失败原因: withdrawMoves.fail.reason }),
    ),
    moveOf('withdraws.retry', withdrawIn(withdrawStatus.failed, true), undefined, '重试'),
    moveOf('withdraws.giveBack', withdrawIn(withdrawStatus.failed, true), undefined, '退回'),
  ],
  'a member and his account': [
    moveOf('members.setGrade', member(), async (page) => {
      await choose(top(page), '新等级', '金卡会员');
      await fill(top(page), { 调整原因: '老客户回馈' });
    }),
    moveOf('members.freeze', member(), type({ 冻结原因: '涉嫌刷单' })),
    moveOf('members.unfreeze', member(true), undefined, '解冻'),
    moveOf('memberAccounts.lock', accountIn('a member has a balance'), type({ 操作原因: '核实收款人身份' })),
    moveOf('memberAccounts.unlock', accountIn('an account is locked'), type({ 操作原因: '身份已核实' })),
  ],
  'a room': [
    moveOf('estateRooms.open', roomIn(waiting), undefined, '推售'),
    moveOf('estateRooms.withdraw', roomIn(available), undefined, '撤回'),
    roomMove('estateRooms.hold', '预留', available, { 预留原因: '老客户保留' }),
    moveOf('estateRooms.release', roomIn(held), undefined, '释放'),
    roomMove('estateRooms.subscribe', '登记认购', available, customer),
    roomMove('estateRooms.unsubscribe', '退定', subscribed, { 退定原因: '贷款未获批准' }),
    roomMove('estateRooms.sign', '签约', subscribed, { 合同编号: 'HT-2026-699', 成交总价: '1420000' }),
    roomMove('estateRooms.cancelDeal', '退房', signed, { 退房原因: '双方协商解除' }),
    roomMove('estateRooms.deliver', '交房', signed, {}),
  ],
};

test.beforeEach(({ allowConsole }) => allowConsole(brokenOff));

for (const [of, changes] of Object.entries(moves))
  test(`every move of ${of} acts once`, async ({ page, system, signInAs }) => {
    test.slow();
    await signInAs('superAdmin');
    for (const change of changes)
      await test.step(change.call, () => changeOnce(page, system, 'doubled and dropped', change));
  });
