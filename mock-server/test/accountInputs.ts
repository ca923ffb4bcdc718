import { memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { adjustDirection } from '#contracts/enums/finance.ts';
import type { Input } from './running.ts';
import type { tradeWorld } from './tradeWorld.ts';

/** Adjustments of accounts as a clerk sends them. */

export const reason = '核对无误的人工调整';

/** Adds to an account, or takes from it where the amount is negative, over the version that it has now. */
export const adjusting = (
  { store }: Pick<ReturnType<typeof tradeWorld>, 'store'>,
  id: string,
  change: number,
): Input => ({
  params: { id },
  body: {
    direction: change < 0 ? adjustDirection.decrease : adjustDirection.increase,
    ...{ amount: Math.abs(change), reason, certificates: [] },
    version: store().memberAccounts.first('memberId', id)?.version ?? 0,
  },
});
export const adjust = memberAccounts.adjust;
