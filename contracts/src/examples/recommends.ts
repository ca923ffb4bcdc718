import type { Recommend, RecommendRow } from '../areas/estateRecommends.ts';
import {
  bookingStatus,
  commissionMode,
  customerRelation,
  recommendStatus,
  settleCondition,
} from '../enums/estates.ts';
import { incomeStatus, sendPlanStatus } from '../enums/finance.ts';
import type {
  RecommendAuditForm,
  RecommendCancelForm,
  RecommendExtendForm,
  RecommendForm,
  RecommendSettleForm,
  RecommendSignForm,
  RecommendSubscribeForm,
  RecommendUnsubscribeForm,
  RecommendVisitForm,
} from '../estate/recommendForms.ts';
import { logExample } from './logs.ts';

/** Right forms of recommends with everything that can be filled in. Ids and days are those of a world made for them. */

export const recommendExample = {
  memberMobile: '19900030010',
  estateId: '1',
  customerName: '江晚舟',
  customerMobile: '19900668801',
  relation: customerRelation.friend,
  remark: '看重海景，预算150万',
} satisfies Required<RecommendForm>;

export const recommendMoves = {
  audit: { pass: 1, consultantId: '1', reason: '' } satisfies Required<RecommendAuditForm>,
  visit: {
    visitTime: '2026-01-20 10:30:00',
    pictures: ['/api/resorts/uploads/visit.png'],
  } satisfies Required<RecommendVisitForm>,
  extend: { days: 30 } satisfies RecommendExtendForm,
  subscribe: {
    roomId: '1',
    subscribeAmount: 2_000_000,
    subscribeDate: '2026-01-21',
  } satisfies RecommendSubscribeForm,
  unsubscribe: { date: '2026-01-22', reason: '贷款未获批' } satisfies RecommendUnsubscribeForm,
  sign: {
    contractNo: 'HT-2026-0108',
    dealPrice: 128_000_000,
    dealArea: 8_950,
    signDate: '2026-01-22',
  } satisfies RecommendSignForm,
  settle: {
    settledAmount: 1_920_000,
    settleReason: '',
    firstDate: '2026-01-31',
    conditionMet: 1,
  } satisfies Required<RecommendSettleForm>,
  cancelDeal: {
    date: '2026-01-23',
    reason: '客户家庭原因',
    financeConfirmed: 1,
  } satisfies Required<RecommendCancelForm>,
};

const time = '2026-01-31 09:30:00';
const rule = {
  ...{ commissionMode: commissionMode.rate, commissionAmount: 1_500_000, commissionRate: 150 },
  ...{ visitRewardAmount: 20_000, protectDays: 30, settleCondition: settleCondition.signed, payPeriods: 7 },
};
/** What rows and the drawer show of a recommend that was settled; what is '' here may be empty. */
export const recommendRecordExample = {
  id: '3',
  recommendNo: 'TJ260131093000204733',
  memberName: '陈晨',
  memberMobile: '199****1001',
  gradeName: '金卡会员',
  customerName: '江晚舟',
  customerMobile: '199****8801',
  relation: customerRelation.friend,
  estateId: '1',
  estateName: '临海·听澜苑',
  consultantName: '',
  status: recommendStatus.settled,
  protectUntil: time,
  roomText: '',
  dealPrice: 128_000_000,
  commissionAmount: 1_920_000,
  settledAmount: 1_920_000,
  createTime: time,
  settleRefused: 0,
  memberId: '10',
  remark: '',
  rule,
  projectRule: rule,
  visitTime: time,
  visitPictures: ['/api/resorts/uploads/visit.png'],
  roomPrice: 141_410_000,
  roomArea: 8_950,
  subscribeAmount: 2_000_000,
  subscribeDate: '',
  contractNo: '',
  dealArea: 8_950,
  signDate: '',
  settleTime: time,
  settleReason: '',
  endReason: '',
  endDate: '',
  incomes: [
    {
      ...{ id: '5', incomeNo: 'SR260131093000204733', purpose: 'commission' as const, amount: 1_920_000 },
      ...{ sentAmount: 0, status: incomeStatus.toAudit, endReason: '' },
      plans: [{ period: 1, planDate: '2026-01-31', amount: 274_285, status: sendPlanStatus.waiting }],
    },
  ],
  known: {
    leads: [{ bookingNo: 'YY260131093000204733', status: bookingStatus.following, createTime: time }],
    rooms: ['1号楼-1单元-601'],
  },
  logs: [{ ...logExample, fromStatus: 50, toStatus: 60 }],
} satisfies Omit<Recommend & RecommendRow, 'actions'>;
