import type { WithdrawRow } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { say } from '#contracts/words.ts';
import '#contracts/words/withdraws.ts';
import { hindrancesOf } from '../../domain/finance/hindrances.ts';
import { speakMessage } from '../../i18n.ts';

const { toAudit, toPay, paying, failed } = withdrawStatus;
/** A withdrawal in one of these still holds money of its member. */
const open: readonly number[] = [toAudit, toPay, paying, failed];

type Hindered = Pick<WithdrawRow, 'memberFrozen' | 'accountLocked' | 'status'>;

/** What stands against a withdrawal that is not over, in words. */
export const hindrances = (withdraw: Hindered): string[] =>
  open.includes(withdraw.status) ? hindrancesOf(withdraw) : [];

/** Why the caller may not move on a withdrawal that waits to be passed or paid, in words: the first is what the single move would say. */
export const obstaclesOf = (withdraw: Hindered & Pick<WithdrawRow, 'auditedByCaller'>): string[] => [
  ...(withdraw.auditedByCaller ? [speakMessage(say('auditorPays'))] : []),
  ...hindrances(withdraw),
];
