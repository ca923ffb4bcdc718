import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { one, type ScreenUse } from '../../domain/testing/uses.ts';
import stocks from '../../locales/zh/stocks.ts';

const stockScreen = (kind: TradeKind): ScreenUse => {
  const area = `stocks${trades[kind].name}` as const;
  return {
    path: `/product/${kind}/stock`,
    elements: [
      one('page', stocks.clear, `${area}.batchSave`),
      one('page', stocks.batch, `${area}.batchSave`),
      one('page', stocks.copy.title, `${area}.save`),
    ],
  };
};

export const uses = tradeKinds.map(stockScreen);
