import { withdrawDetail, withdrawList } from '../../domain/finance/withdrawPaths.ts';
import { link, one, type Place, reveal, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';
import refunds from '../../locales/zh/refunds.ts';
import withdraws from '../../locales/zh/withdraws.ts';

const moves = (place: Place) => [
  one(place, refunds.audit, 'withdraws.audit'),
  one(place, withdraws.pay, 'withdraws.pay'),
  one(place, withdraws.finish, 'withdraws.finish'),
  one(place, withdraws.fail, 'withdraws.fail'),
  one(place, common.retry, 'withdraws.retry'),
  one(place, withdraws.giveBack, 'withdraws.giveBack'),
];

export const uses: ScreenUse[] = [
  {
    path: withdrawList,
    elements: [
      one('page', refunds.batchAudit, 'withdraws.batchAudit'),
      one('page', withdraws.batchPay, 'withdraws.batchPay'),
      link(common.detail, withdrawDetail),
      ...moves('row'),
    ],
  },
  { path: withdrawDetail, elements: [...moves('page'), reveal('withdraws')] },
];
