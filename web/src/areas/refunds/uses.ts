import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import { link, one, type Place, reveal, type ScreenUse } from '../../domain/testing/uses.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import refunds from '../../locales/zh/refunds.ts';

const refundMoves = {
  audit: refunds.audit,
  execute: refunds.execute,
  retry: common.retry,
  finish: refunds.finish,
  finishOffline: refunds.finishOffline,
  revoke: refunds.revoke,
};

const refundScreens = (kind: TradeKind): ScreenUse[] => {
  const area = `refunds${trades[kind].name}` as const;
  const detail: TitledPath = `/order/refund-manage/refund-${kind}-detail`;
  const moves = (place: Place) =>
    Object.entries(refundMoves).map(([action, text]) => one(place, text, `${area}.${action}`));
  return [
    {
      path: `/order/refund-manage/refund-${kind}-list`,
      elements: [
        one('page', refunds.batchAudit, `${area}.audit`),
        one('page', refunds.batchExecute, `${area}.execute`),
        one('row', kit.number.reveal, `${area}.reveal`),
        link(common.detail, detail),
        ...moves('row').slice(0, 4),
      ],
    },
    { path: detail, elements: [...moves('page'), reveal(area)] },
  ];
};

export const uses = tradeKinds.flatMap(refundScreens);
