import { one, reveal, type ScreenUse, shows } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';
import incomes from '../../locales/zh/incomes.ts';
import refunds from '../../locales/zh/refunds.ts';
import { incomeMoves, planMoves } from './moves.ts';

const moves = (place: 'row' | 'page') =>
  incomeMoves.map((move) => one(place, incomes.move[move], `incomeRecords.${move}`));
const ofPlans = (place: 'row' | 'page') => [
  { ...one(place, incomes.planMove.send, 'sendPlans.send'), orText: incomes.planMove.resend },
  ...planMoves.map((move) => one(place, incomes.planMove[move], `sendPlans.${move}`)),
];

export const uses: ScreenUse[] = [
  {
    path: '/finance/income-manage/income-record-list',
    elements: [
      one('page', incomes.add, 'incomeRecords.add'),
      one('page', refunds.batchAudit, 'incomeRecords.batchAudit'),
      shows(common.detail, 'incomeRecords.get'),
      ...moves('row'),
    ],
  },
  { path: '/finance/income-manage/income-detail', elements: [...moves('page'), reveal('incomeRecords')] },
  {
    path: '/finance/income-manage/send-plan-list',
    elements: [
      one('page', incomes.batchSend, 'sendPlans.batchSend'),
      shows(common.detail, 'sendPlans.get'),
      ...ofPlans('row'),
    ],
  },
  { path: '/finance/income-manage/send-plan-detail', elements: [...ofPlans('page'), reveal('sendPlans')] },
];
