import type { IncomeRow } from '#contracts/areas/incomeRecords.ts';
import { incomeSource } from '#contracts/enums/finance.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { recommendList } from '../../domain/estate/projectPaths.ts';
import { orderDetails, orderPath } from '../../domain/trade/tradePaths.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';

const orderKinds: Record<number, TradeKind> = {
  [incomeSource.placeOrder]: 'place',
  [incomeSource.hotelOrder]: 'hotel',
  [incomeSource.houseOrder]: 'house',
};

/** 来源单号: leads to the recommend or order that an income comes from. */
export function IncomeSource({
  income: { sourceType, sourceId, sourceNo },
}: {
  income: Pick<IncomeRow, 'sourceType' | 'sourceId' | 'sourceNo'>;
}) {
  const kind = orderKinds[sourceType];
  if (kind)
    return (
      <ScreenLink screen={orderDetails[kind]} to={orderPath(kind, sourceId)}>
        {sourceNo}
      </ScreenLink>
    );
  if (sourceType === incomeSource.recommend)
    return (
      <ScreenLink screen={recommendList} to={withQuery(recommendList, { detail: sourceId })}>
        {sourceNo}
      </ScreenLink>
    );
  return sourceNo || '-';
}
