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

type Hindered = Pick<WithdrawRow, 'memberFrozen' | 'accountLocked' | 'status'>;

/** What stands against a withdrawal that is not over because of its member or his account, in words. */
export function hindrances({ memberFrozen, accountLocked, status }: Hindered): string[] {
  if (!open.includes(status)) return [];
  return [
    ...(memberFrozen === 1 ? [speakMessage(say('memberFrozen'))] : []),
    ...(accountLocked === 1 ? [speakMessage(say('memberAccountLocked'))] : []),
  ];
}

interface Props {
  withdraw: WithdrawRow;
  /** His name, perhaps as a link. */
  children: ReactNode;
}

/** The name of the member, with a red mark where he is frozen, or his account is locked, and the withdrawal waits for that (domain design, section 7.1). */
export function WithdrawMember({ withdraw, children }: Props) {
  const marks = hindrances(withdraw);
  return marks.length > 0 ? (
    <span className={css.member}>
      <span>{children}</span>
      {marks.map((mark) => (
        <StatusTag key={mark} tone="red">
          {mark}
        </StatusTag>
      ))}
    </span>
  ) : (
    children
  );
}
