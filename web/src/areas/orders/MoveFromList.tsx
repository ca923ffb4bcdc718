import { Suspense, useEffect } from 'react';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useFreshData } from '../../api/hooks.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { DetailCalls, MoveProps, OrderMove, SharedOrder } from './orderKind.ts';
import { useMoveAbout } from './useMoveAbout.ts';

interface Props<Order extends SharedOrder, Calls extends DetailCalls<Order>> {
  id: string;
  move: Extract<OrderMove<Order, Calls>, { Dialog: unknown }>;
  calls: Calls;
  kind: TradeKind;
  onChanged: () => unknown;
  onClose: () => void;
}

/** The dialog of an action over the list. It closes if the order no longer allows the action, because somebody else has changed it. */
export function MoveFromList<Order extends SharedOrder, Calls extends DetailCalls<Order>>({
  id,
  move: { action, Dialog },
  calls,
  kind,
  onChanged,
  onClose,
}: Props<Order, Calls>) {
  const { data, error, reload } = useFreshData(calls.get as DetailCalls<Order>['get'], { params: { id } });
  const aboutOf = useMoveAbout(kind);
  const order = data as Order | undefined;
  const isAllowed = order?.actions.includes(action);
  const isOver = error !== undefined || isAllowed === false;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!order || !isAllowed) return <TopBar active={!isOver} />;
  const props: MoveProps<Order, Calls> = {
    ...{ order, calls, onClose, about: aboutOf(action, order) },
    onDone: () => void onChanged(),
    onRefused: () => void Promise.all([reload(), onChanged()]),
  };
  return (
    <Suspense fallback={<TopBar active />}>
      <Dialog {...props} />
    </Suspense>
  );
}
