import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { members } from '../../src/areas/members.ts';
import type { Json, Talk } from './talk.ts';

/**
 * What stands against a payment because of its member or his account, as it comes and goes. Ends with neither.
 * @param memberId of a member whose account is locked
 * @param read the payment as its page and its list show it now
 */
export async function expectHindrances(
  talk: Talk,
  memberId: string,
  read: () => Promise<{ page: Json; list: Json | undefined }>,
): Promise<void> {
  const told = async (when: string, accountLocked: number, memberFrozen: number) => {
    for (const [where, shown] of Object.entries(await read()))
      talk.same(
        `${where}, ${when}: account locked, member frozen`,
        [shown?.accountLocked, shown?.memberFrozen],
        [accountLocked, memberFrozen],
      );
  };
  const params = { id: memberId };
  const body = { reason: '核实身份' };
  await told('of a locked account', 1, 0);
  await talk.ok(members.freeze, { params, body });
  await told('of a locked account of a frozen member', 1, 1);
  await talk.ok(memberAccounts.unlock, { params, body });
  await told('of a frozen member', 0, 1);
  await talk.ok(members.unfreeze, { params });
  await told('of neither', 0, 0);
}
