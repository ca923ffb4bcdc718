import { incomeStatus, incomeType, sendPlanStatus } from '#contracts/enums/finance.ts';
import type { Context } from '../records/context.ts';
import { moveTable } from '../records/moveTable.ts';
import type { StoredIncome, StoredSendPlan } from '../store/financeRows.ts';
import { todayOf } from '../store/today.ts';
import { accountOf } from './accounts.ts';
import { heldOf, type Income } from './incomeRows.ts';

/** When incomes and send plans can make which move (domain design, sections 12.2 and 12.4). All of them are made by staff of the platform. */

const { toAudit, toSend, sending, sent, voided } = incomeStatus;

/** Two-person rule: by the ids of users, because names may be alike. */
export const isOwn = ({ type, createUserId }: Income, { caller }: Context): boolean =>
  type === incomeType.manual && createUserId !== '' && createUserId === caller?.user.id;

export const incomeTable = moveTable<StoredIncome, 'staff', Context, 'audit' | 'void' | 'takeBack'>(
  {
    audit: {
      ...{ from: [toAudit], by: 'staff' },
      refusal: (income, context) => (isOwn(income, context) ? 'ownIncome' : undefined),
    },
    void: { from: [toSend, sending], by: 'staff' },
    takeBack: { from: [sent, voided], by: 'staff', holds: (income) => heldOf(income) > 0 },
  },
  'wrongState',
);

const { waiting, failed } = sendPlanStatus;

export const planTable = moveTable<StoredSendPlan, 'staff', Context, 'send' | 'adjust' | 'cancel'>(
  {
    send: {
      ...{ from: [waiting, failed], by: 'staff', shownRefused: true },
      isListed: ({ planDate }, { clock }) => planDate <= todayOf(clock),
      refusal({ planDate, memberId }, { store, clock }) {
        if (planDate > todayOf(clock)) return 'planNotDue';
        if (store.members.get(memberId)?.frozen !== 0) return 'memberFrozen';
        return accountOf(store, memberId).locked === 1 ? 'memberAccountLocked' : undefined;
      },
    },
    adjust: { from: [waiting], by: 'staff' },
    cancel: { from: [waiting, failed], by: 'staff' },
  },
  'wrongState',
);
