import { accountState, adjustDirection } from '#contracts/enums/finance.ts';
import { operatorType } from '#contracts/logs.ts';
import { adjustAccount, lockAccount } from '../finance/accountMoves.ts';
import type { Context } from '../records/context.ts';
import type { Operator } from '../records/operators.ts';
import { attempt } from './attempt.ts';
import { dayMs, type SeedTools } from './seedTools.ts';
import type { Timeline } from './timeline.ts';

/** What staff add to accounts and take from them by hand, each for its reason; one account ends up locked. */

const finance: Operator = { type: operatorType.staff, name: '钱思齐' };

interface Adjustment {
  /** Among the members that are not frozen. */
  member: number;
  /** Cents; negative for what is taken. */
  change: number;
  /** Days ago. */
  ago: number;
  reason: string;
  /** A picture proves it. */
  proven?: true;
}

const lockedMember = 27;
const adjustments: Adjustment[] = [
  { member: 0, change: 300_000, ago: 340, reason: '门店现金充值，已核对收款凭证', proven: true },
  { member: 8, change: 200_000, ago: 300, reason: '门店现金充值，已核对收款凭证', proven: true },
  { member: 16, change: 500_000, ago: 260, reason: '企业客户预存，对公转账已到账', proven: true },
  { member: 2, change: 8_800, ago: 240, reason: '老会员周年活动奖励' },
  { member: 23, change: 150_000, ago: 190, reason: '门店现金充值，已核对收款凭证', proven: true },
  { member: 8, change: 12_800, ago: 170, reason: '入住当晚空调故障，补偿一晚早餐' },
  { member: 16, change: 50_000, ago: 130, reason: '充值满五千赠送活动' },
  { member: 5, change: -20_000, ago: 110, reason: '好友注册未核实，扣回多发奖励' },
  { member: lockedMember, change: 128_800, ago: 60, reason: '门店现金充值，已核对收款凭证', proven: true },
  { member: 0, change: 6_600, ago: 45, reason: '景区临时闭园，退还停车费' },
  { member: 16, change: -50_000, ago: 20, reason: '赠送重复入账，冲正原流水' },
  { member: 23, change: 5_000, ago: 6, reason: '早餐质量投诉，协商补偿' },
];

export function planAccounts({ now }: SeedTools, context: Context, timeline: Timeline): void {
  const { store } = context;
  const memberAt = (at: number) => {
    const members = store.members.all().filter(({ frozen }) => frozen === 0);
    return members[at % members.length]?.id ?? '';
  };
  for (const { member, change, ago, reason, proven } of adjustments)
    timeline.add(now - ago * dayMs, () => {
      const direction = change < 0 ? adjustDirection.decrease : adjustDirection.increase;
      const certificates = proven ? (store.products.all()[member]?.pictures.slice(0, 1) ?? []) : [];
      const form = { direction, amount: Math.abs(change), reason, certificates };
      attempt(context, () => adjustAccount(context, memberAt(member), form, finance));
    });
  timeline.add(now - 4 * dayMs, () => {
    const reason = '一周内三次更换收款人，核实身份后解锁';
    lockAccount(context, memberAt(lockedMember), accountState.locked, reason, finance);
  });
}
