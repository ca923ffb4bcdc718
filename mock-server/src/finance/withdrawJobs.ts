import { withdrawStatus } from '#contracts/enums/finance.ts';
import type { Context } from '../records/context.ts';
import { payoutRefusal } from './payouts.ts';
import { channelAnswers } from './withdrawMoves.ts';

/** The channel has answered, by the mock's clock. */
export function answerPayouts(context: Context): void {
  for (const withdraw of context.store.withdraws.by('status', withdrawStatus.paying)) {
    const { answerAt, channelNo } = withdraw;
    if (answerAt === 0 || answerAt > context.clock.now()) continue;
    channelAnswers(context, withdraw, { failReason: payoutRefusal(context, withdraw), channelNo });
  }
}
