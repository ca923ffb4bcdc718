import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/client.ts';
import { askMove } from '../../kit/dialogs/askMove.ts';
import { useCloseWhen } from '../../kit/dialogs/staying.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { primaryLast } from '../../kit/page/primaryLast.ts';
import { StillAllowed } from '../../kit/page/StillAllowed.tsx';
import type { DetailCalls, DetailKind, MoveName, OrderMove, SharedOrder } from './orderKind.ts';
import { useMoveAbout } from './useMoveAbout.tsx';

/** The actions that move an order to its next state; all others are corrections. */
const steps: readonly MoveName[] = ['confirm', 'verify', 'checkIn', 'checkOut', 'payOffline'];

interface Props<Order extends SharedOrder, Calls extends DetailCalls<Order>> {
  of: DetailKind<Order, Calls>;
  calls: Calls;
  order: Order;
  /** Called with the updated order, or without one if it has to be loaded again. */
  onChanged: (fresh?: SharedOrder) => void;
}

/**
 * The buttons that the order's `actions` allow. An open dialog stands in the address (`?do=cancel`).
 */
export function OrderMoves<Order extends SharedOrder, Calls extends DetailCalls<Order>>({
  of,
  calls,
  order,
  onChanged,
}: Props<Order, Calls>) {
  const { t } = useTranslation('orders');
  const { value: opened, open, close } = useDialogParam('do');
  const [busy, setBusy] = useState(false);
  const aboutOf = useMoveAbout(of.kind, calls);
  const moves = of.moves.filter(({ action }) => order.actions.includes(action));
  const primary = moves.slice(0, 1).find(({ action }) => steps.includes(action));
  const current = of.moves.find(({ action }) => action === opened);
  useCloseWhen(opened !== undefined && !(current && 'Dialog' in current), close);

  const start = async (move: OrderMove<Order, Calls>) => {
    if ('Dialog' in move) return open(move.action);
    const make = () => {
      setBusy(true);
      return call(move.ask(calls), { params: { id: order.id }, body: {} }).finally(() => setBusy(false));
    };
    await askMove(t('ask', { move: t(`move.${move.action}`) }), aboutOf(move.action, order), make, onChanged);
  };

  return (
    <>
      {(primary ? primaryLast(moves) : moves).map((move) => (
        <Button
          key={move.action}
          {...(move === primary ? { theme: 'solid' } : { type: 'tertiary' })}
          disabled={busy}
          onClick={() => void start(move)}
        >
          {t(`move.${move.action}`)}
        </Button>
      ))}
      {current && 'Dialog' in current && (
        <StillAllowed<Order>
          key={current.action}
          get={calls.get}
          record={order}
          action={current.action}
          statusNames={of.statusNames}
          again={() => onChanged()}
          behind={() => onChanged()}
          onClose={close}
        >
          {(shown) => (
            <current.Dialog
              order={shown}
              calls={calls}
              about={aboutOf(current.action, shown)}
              onDone={onChanged}
              onRefused={() => onChanged()}
              onClose={close}
            />
          )}
        </StillAllowed>
      )}
    </>
  );
}
