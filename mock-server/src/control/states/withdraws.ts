import * as z from 'zod/mini';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { accountOf } from '../../finance/accounts.ts';
import type { Withdraw } from '../../finance/withdrawRules.ts';
import type { Mock } from '../../wire/mock.ts';
import { personaIds } from '../personas.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';
import { emailPayee, transferNoOf, withdrawIn, withdrawOfMany } from './withdrawSetup.ts';

/** Withdrawals in each status, and what stands against their moves. */

const ofStatus = z.strictObject({
  status: z.enum(withdrawStatus),
  way: z.optional(z.enum(withdrawWay)),
});
const toEmail = z.strictObject({
  status: z.enum(withdrawStatus),
  way: z.literal(withdrawWay.alipay),
  payee: z.literal('email'),
});
const takes = '{status: 10 … 80, way?: 10 | 20 | 30}';
const takesEmail = `${takes} or {status, way: 30, payee: 'email'}`;

/** What an interaction about a withdrawal may name. */
const named = ({ id, withdrawNo, memberId, memberMobile, amount, channelNo }: Withdraw) => ({
  ...{ id, withdrawNo, memberId, memberMobile, amount, channelNo },
});

function locked(mock: Mock, { memberId }: Withdraw): void {
  const { id } = accountOf(mock.store, memberId);
  mock.store.memberAccounts.update(id, { locked: 1, lockReason: '疑似盗号' });
}

export const withdrawStates: Record<string, AnyState> = {
  'a withdrawal is in a status': state(
    z.union([ofStatus, toEmail]),
    takesEmail,
    (mock, { status, way, ...more }) => {
      const payee = 'payee' in more && { payee: emailPayee };
      const withdraw = withdrawIn(mock, status, way && { way, ...payee });
      return { ...named(withdraw), transferNo: transferNoOf(withdraw) };
    },
  ),
  'a withdrawal does not exist': state(nothing, none, () => ({ id: '99999999' })),
  'one of two withdrawals waits for its audit': state(nothing, none, (mock) => ({
    ...named(withdrawIn(mock, withdrawStatus.toAudit)),
    otherId: withdrawIn(mock, withdrawStatus.refused).id,
  })),
  'a member has withdrawn more often than a page shows': state(nothing, none, (mock) =>
    named(withdrawOfMany(mock)),
  ),
  // `transferNo` is that of the other one.
  'the transfer of another withdrawal has arrived': state(nothing, none, (mock) => ({
    ...named(withdrawIn(mock, withdrawStatus.paying, { way: withdrawWay.bank })),
    transferNo: withdrawIn(mock, withdrawStatus.done, { way: withdrawWay.bank }).channelNo,
  })),
  'a withdrawal was audited by finance': state(nothing, none, (mock) =>
    named(withdrawIn(mock, withdrawStatus.toPay, { auditorId: personaIds.finance })),
  ),
  'finance audited one of two withdrawals that wait to be paid': state(nothing, none, (mock) => ({
    ...named(withdrawIn(mock, withdrawStatus.toPay)),
    otherId: withdrawIn(mock, withdrawStatus.toPay, { auditorId: personaIds.finance }).id,
  })),
  'the member of a withdrawal is frozen': state(ofStatus, takes, (mock, { status, way }) => {
    const withdraw = withdrawIn(mock, status, way && { way });
    mock.store.members.update(withdraw.memberId, { frozen: 1 });
    return named(withdraw);
  }),
  'the account of a withdrawal is locked': state(ofStatus, takes, (mock, { status, way }) => {
    const withdraw = withdrawIn(mock, status, way && { way });
    locked(mock, withdraw);
    return named(withdraw);
  }),
};
