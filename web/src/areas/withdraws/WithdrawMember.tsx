import type { ReactNode } from 'react';
import type { WithdrawRow } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { say } from '#contracts/words.ts';
import { speakMessage } from '../../i18n.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import css from './WithdrawMember.module.css';

const { toAudit, toPay, paying, failed } = withdrawStatus;
/** A withdrawal in one of these still holds money of its member. */
const open: readonly number[] = [toAudit, toPay, paying, failed];

/** What stands against a withdrawal that is not over because of its member, in words; '' = nothing. */
export const frozenMark = ({ memberFrozen, status }: Pick<WithdrawRow, 'memberFrozen' | 'status'>): string =>
  memberFrozen === 1 && open.includes(status) ? speakMessage(say('memberFrozen')) : '';

interface Props {
  withdraw: WithdrawRow;
  /** His name, perhaps as a link. */
  children: ReactNode;
}

/** The name of the member, with a red mark where he is frozen and the withdrawal waits for that (domain design, section 7.1). */
export function WithdrawMember({ withdraw, children }: Props) {
  const mark = frozenMark(withdraw);
  return mark ? (
    <span className={css.member}>
      <span>{children}</span>
      <StatusTag tone="red">{mark}</StatusTag>
    </span>
  ) : (
    children
  );
}
