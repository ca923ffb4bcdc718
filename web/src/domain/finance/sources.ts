import { journalSource } from '#contracts/enums/finance.ts';
import { pointSource } from '#contracts/enums/members.ts';
import { tradeSources } from '#contracts/finance/journalSources.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import { orderDetails, orderPath, refundDetails, refundPath } from '../trade/tradePaths.ts';
import { incomeDetail, incomePath, sendPlanDetail, sendPlanPath } from './financePaths.ts';
import { withdrawDetail, withdrawPath } from './withdrawPaths.ts';

/** Where the records are to which a change of money or points refers. */
interface Target {
  screen: TitledPath;
  /** The address of one of them. */
  path: (id: string) => string;
}

const order = (kind: TradeKind): Target => ({
  screen: orderDetails[kind],
  path: (id) => orderPath(kind, id),
});
const refund = (kind: TradeKind): Target => ({
  screen: refundDetails[kind],
  path: (id) => refundPath(kind, id),
});

/** By `refType` of a row of the journal of accounts. */
export const journalTargets: Readonly<Record<number, Target>> = {
  ...Object.fromEntries(
    tradeKinds.flatMap((kind) => [
      [tradeSources[kind].order, order(kind)],
      [tradeSources[kind].refund, refund(kind)],
    ]),
  ),
  [journalSource.sendPlan]: { screen: sendPlanDetail, path: sendPlanPath },
  [journalSource.income]: { screen: incomeDetail, path: incomePath },
  [journalSource.withdraw]: { screen: withdrawDetail, path: withdrawPath },
};
/** By `refType` of a change of points. */
export const pointTargets: Readonly<Record<number, Target>> = {
  [pointSource.placeOrder]: order('place'),
  [pointSource.hotelOrder]: order('hotel'),
  [pointSource.houseOrder]: order('house'),
};
