import { type TradeKind, tradeKinds, trades } from '#contracts/trade/trade.ts';
import {
  calls,
  type Element,
  link,
  one,
  type Place,
  reveal,
  type ScreenUse,
} from '../../domain/testing/uses.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import orders from '../../locales/zh/orders.ts';

/** Actions that are offered only on the order's page: they do not change its state, or the user has to see the whole order for them. */
const onPageOnly = ['updateContact', 'addRefund', 'remark'];

const orderScreens = (kind: TradeKind): ScreenUse[] => {
  const area = `orders${trades[kind].name}` as const;
  const moves = (place: Place) =>
    Object.entries(orders.move).flatMap(([action, text]): Element[] => {
      if (action === 'addRefund') return [{ place, text, call: `refunds${trades[kind].name}.add`, action }];
      return action in calls(area) ? [one(place, text, `${area}.${action}`)] : [];
    });
  const detail: TitledPath = `/order/order-manage/order-${kind}-detail`;
  return [
    {
      path: `/order/order-manage/order-${kind}-list`,
      elements: [
        ...('confirm' in calls(area) ? [one('page', orders.batch.confirm, `${area}.confirm`)] : []),
        one('page', orders.addOrder, `${area}.add`),
        one('row', kit.number.reveal, `${area}.reveal`),
        link(common.detail, detail),
        ...moves('row').filter(({ action = '' }) => !onPageOnly.includes(action)),
      ],
    },
    { path: detail, elements: [...moves('page'), reveal(area)] },
  ];
};

export const uses = tradeKinds.flatMap(orderScreens);
