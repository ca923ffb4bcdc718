import type { WithdrawRow } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { hindrancesOf } from '../../domain/finance/hindrances.ts';

const { toAudit, toPay, paying, failed } = withdrawStatus;
/** A withdrawal in one of these still holds money of its member. */
const open: readonly number[] = [toAudit, toPay, paying, failed];

type Hindered = Pick<WithdrawRow, 'memberFrozen' | 'accountLocked' | 'status'>;

/** What stands against a withdrawal that is not over, in words. */
export const hindrances = (withdraw: Hindered): string[] =>
  open.includes(withdraw.status) ? hindrancesOf(withdraw) : [];
