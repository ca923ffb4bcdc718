import type { memberAccounts as calls } from '#contracts/areas/memberAccounts.ts';
import { accountState } from '#contracts/enums/finance.ts';
import type { AccountLockForm } from '#contracts/finance/accountForms.ts';
import { accountPage, accountRecord, accountRows, sumAccounts } from '../finance/accountList.ts';
import { adjustAccount, lockAccount } from '../finance/accountMoves.ts';
import { accountOf } from '../finance/accounts.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, notFound } from '../records/fail.ts';
import { operatorOf } from '../records/operators.ts';

/** Accounts of members (domain design, section 13.1). */

const memberOf = ({ store }: Context, id: string) => store.members.get(id) ?? notFound();

const locking =
  (locked: 0 | 1) =>
  ({ params, body: { reason } }: { params: { id: string }; body: AccountLockForm }, context: Context) => {
    const member = memberOf(context, params.id);
    lockAccount(context, member.id, locked, reason, operatorOf(context));
    return accountRecord(context, member);
  };

export const memberAccounts: Handlers<typeof calls> = {
  list({ query }, context) {
    const { count, list } = accountPage(context, query);
    return { count, list: list.map(accountRows(context)) };
  },
  sum: ({ query }, context) => sumAccounts(context, query),
  get: ({ params }, context) => accountRecord(context, memberOf(context, params.id)),
  adjust({ params, body: { version, ...form } }, context) {
    const member = memberOf(context, params.id);
    checkVersion(version, accountOf(context.store, member.id).version);
    adjustAccount(context, member.id, form, operatorOf(context));
    return accountRecord(context, member);
  },
  lock: locking(accountState.locked),
  unlock: locking(accountState.normal),
};
