import { addDays } from '#contracts/days.ts';
import { incomeType, sendMode } from '#contracts/enums/finance.ts';
import { monthly, type Sending } from '../finance/incomes.ts';

/** Whom the incomes of the seed are owed, why, and what became of them; incomes.ts lets them happen. Days count back from today. */

export interface IncomeLife {
  /** Among the members that are not frozen; by the end of the mobile; or the one who is frozen. */
  member: number | '44' | '45' | 'frozen';
  type: (typeof incomeType)[keyof typeof incomeType];
  /** Cents. */
  amount: number;
  /** @param opened its own day */
  sending: (opened: string, today: string) => Sending;
  opened: number;
  /** The day after, when absent; of what waits 'never'. */
  audited?: number | 'never';
  refused?: { ago: number; reason: string };
  voided?: { ago: number; reason: string; takeBack: 0 | 1 };
  /** Nothing is sent that is planned later than so many days ago. */
  sentUntil?: number;
  /** What failed is tried again on the next day, while that is so many days ago. */
  retriedUntil?: number;
  /** The plan before the last is cancelled, and the last one takes its amount. */
  merged?: number;
  /** How it was computed; of one that staff wrote down its remark. */
  basis: string;
}

const { hosting, invitation, rebate, manual, other } = incomeType;
const yieldOf = (home: string, cents: string) => `${home}年度托管收益${cents}元，按月发放`;

/** @param amount cents in all; equal parts from the day on which it is opened */
const months = (amount: number, periods: number) => (opened: string) => monthly(amount, periods, opened);
const at = (amount: number, daysFromToday: number) => (_: string, today: string) =>
  monthly(amount, 1, addDays(today, daysFromToday));
/** Parts by the day on which they are planned, counted from today. */
const on =
  (...parts: [daysFromToday: number, amount: number][]) =>
  (_: string, today: string): Sending => ({
    ...{ sendMode: sendMode.custom, everyMonths: 0 },
    parts: parts.map(([days, amount], index) => ({
      period: index + 1,
      planDate: addDays(today, days),
      amount,
    })),
  });

export const incomeLives: IncomeLife[] = [
  {
    ...{ member: 2, type: hosting, amount: 5_760_000, sending: months(5_760_000, 12), opened: 300 },
    basis: yieldOf('椰林湾壹号2号楼-1单元-0301', '57600.00'),
  },
  {
    ...{ member: 11, type: hosting, amount: 4_318_000, sending: months(4_318_000, 12), opened: 280 },
    basis: yieldOf('椰林湾壹号1号楼-2单元-0502', '43180.00'),
  },
  {
    ...{ member: 19, type: hosting, amount: 3_888_800, sending: months(3_888_800, 12), opened: 150 },
    ...{ sentUntil: 45, basis: yieldOf('椰林湾壹号1号楼-1单元-0601', '38888.00') },
  },
  {
    ...{ member: 2, type: invitation, amount: 50_000, sending: months(50_000, 1), opened: 200 },
    basis: '推荐5位好友注册',
  },
  {
    ...{ member: 5, type: invitation, amount: 30_000, sending: months(30_000, 1), opened: 170 },
    basis: '推荐3位好友注册',
  },
  {
    ...{ member: 14, type: rebate, amount: 128_650, sending: months(128_650, 1), opened: 120 },
    basis: '第二季度消费64325.00元×2%',
  },
  {
    ...{ member: 2, type: rebate, amount: 61_240, sending: months(61_240, 2), opened: 95 },
    basis: '第二季度消费30620.00元×2%',
  },
  {
    ...{ member: 8, type: manual, amount: 300_000, opened: 24 },
    ...{ sending: on([-20, 100_000], [0, 80_000], [40, 120_000]), sentUntil: 1 },
    basis: '看房团组织补贴，合同附件三约定分三期支付',
  },
  {
    ...{ member: '44', type: hosting, amount: 240_000, opened: 50 },
    ...{ sending: on([-45, 80_000], [-15, 80_000], [15, 80_000]) },
    basis: yieldOf('临海·听澜苑1号楼-1单元-0602', '2400.00'),
  },
  {
    ...{ member: '45', type: invitation, amount: 40_000, opened: 40 },
    ...{ sending: on([-35, 20_000], [-5, 20_000]), retriedUntil: 30 },
    basis: '推荐4位好友注册，分两期发放',
  },
  {
    ...{ member: 'frozen', type: rebate, amount: 36_500, sending: at(36_500, -6), opened: 12 },
    basis: '第三季度消费18250.00元×2%',
  },
  {
    ...{ member: 20, type: invitation, amount: 20_000, sending: at(20_000, -4), opened: 7 },
    refused: { ago: 6, reason: '被推荐人已由其他会员推荐注册' },
    basis: '推荐2位好友注册',
  },
  {
    ...{ member: 23, type: rebate, amount: 45_680, sending: at(45_680, 2), opened: 1 },
    ...{ audited: 'never', basis: '第三季度消费22840.00元×2%' },
  },
  {
    ...{ member: 17, type: manual, amount: 260_000, opened: 3, audited: 'never' },
    ...{ sending: (_, today) => monthly(260_000, 3, addDays(today, 5)) },
    basis: '样板间软装赔付，客户与项目部协商一致',
  },
  {
    ...{ member: 26, type: other, amount: 80_000, sending: months(80_000, 4), opened: 100 },
    voided: { ago: 30, reason: '活动提前终止，剩余奖励不再发放', takeBack: 0 },
    basis: '品牌大使季度奖励',
  },
  {
    ...{ member: 29, type: manual, amount: 60_000, opened: 55 },
    ...{ sending: on([-50, 30_000], [20, 30_000]) },
    voided: { ago: 10, reason: '补录对象有误，全额追回', takeBack: 1 },
    basis: '老业主推荐活动补发',
  },
  {
    ...{ member: 32, type: hosting, amount: 900_000, sending: months(900_000, 6), opened: 90 },
    ...{ merged: 20, basis: yieldOf('临海·听澜苑2号楼-1单元-0301', '9000.00') },
  },
  {
    ...{ member: 35, type: rebate, amount: 88_420, sending: at(88_420, 0), opened: 2, sentUntil: 1 },
    basis: '第三季度消费44210.00元×2%',
  },
  {
    ...{ member: 38, type: invitation, amount: 10_000, sending: at(10_000, 10), opened: 4 },
    basis: '推荐1位好友注册',
  },
];
