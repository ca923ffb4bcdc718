import type { TradeKind } from '#contracts/trade/trade.ts';
import type { OrderStatusNames } from '../../domain/trade/OrderStatusTag.tsx';
import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import type { DetailCalls, MoveProps, OrderMove, SharedOrder } from './orderKind.ts';
import { useMoveAbout } from './useMoveAbout.tsx';

interface Props<Order extends SharedOrder, Calls extends DetailCalls<Order>> {
  id: string;
  move: Extract<OrderMove<Order, Calls>, { Dialog: unknown }>;
  calls: Calls;
  kind: TradeKind;
  statusNames: OrderStatusNames;
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** The dialog of an action over the list. */
export function MoveFromList<Order extends SharedOrder, Calls extends DetailCalls<Order>>({
  id,
  move: { action, Dialog },
  calls,
  kind,
  statusNames,
  onChanged,
  onClose,
}: Props<Order, Calls>) {
  const aboutOf = useMoveAbout(kind, calls);
  return (
    <WhileAllowed<Order> get={calls.get} statusNames={statusNames} {...{ id, action, onChanged, onClose }}>
      {(order, ends) => {
        const props: MoveProps<Order, Calls> = { order, calls, about: aboutOf(action, order), ...ends };
        return <Dialog {...props} />;
      }}
    </WhileAllowed>
  );
}
