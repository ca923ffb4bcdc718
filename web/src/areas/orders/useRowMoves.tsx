import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { orderPath } from '../../domain/trade/tradePaths.ts';
import { askMove } from '../../kit/dialogs/askMove.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { useMoveParamName } from '../../kit/page/within.ts';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { MoveFromList } from './MoveFromList.tsx';
import type { DetailCalls, ListKind, MoveName, OrderMove, SharedOrder, SharedRow } from './orderKind.ts';
import { useMoveAbout } from './useMoveAbout.tsx';

/** Actions that are offered only on the order's page: they do not change its state, or the user has to see the whole order for them. */
const onPageOnly: readonly MoveName[] = ['updateContact', 'remark', 'addRefund'];

/**
 * The actions of an order's row, as its `actions` allow, and the open dialog. The dialog stands in the address (`?do=reject.12`).
 * @param isOf whether a record is of this kind, where records of several kinds are in one list
 */
export function useRowMoves<
  Row extends SharedRow,
  Order extends SharedOrder,
  Calls extends DetailCalls<Order>,
>(
  { kind, moves, statusNames }: Pick<ListKind<Row, Order, Calls>, 'kind' | 'moves' | 'statusNames'>,
  calls: Calls,
  reload: () => unknown,
  isOf: (id: string) => boolean = () => true,
): { actionsOf: (row: Row) => RowAction[]; movesOf: (row: Row) => RowAction[]; openMove: ReactNode } {
  const { t } = useTranslation(['orders', 'common']);
  const navigate = useNavigate();
  const aboutOf = useMoveAbout(kind, calls);
  const withDialog = moves.filter((move) => 'Dialog' in move);
  const { opened, open, close } = useMoveParam(
    withDialog.map(({ action }) => action),
    useMoveParamName(),
  );

  const movesOf = useCallback(
    (row: Row) => {
      const start = (one: OrderMove<Order, Calls>) =>
        'Dialog' in one
          ? open(one.action, row.id)
          : askMove(
              t('orders:ask', { move: t(`orders:move.${one.action}`) }),
              aboutOf(one.action, row),
              () => call(one.ask(calls), { params: { id: row.id }, body: {} }),
              () => void reload(),
            );
      return moves
        .filter((one) => row.actions.includes(one.action) && !onPageOnly.includes(one.action))
        .map((one) => ({ text: t(`orders:move.${one.action}`), onClick: () => start(one) }));
    },
    [aboutOf, calls, moves, open, reload, t],
  );
  const actionsOf = useCallback(
    (row: Row) => [
      { text: t('common:detail'), onClick: () => navigate(orderPath(kind, row.id)) },
      ...movesOf(row),
    ],
    [kind, movesOf, navigate, t],
  );
  const move = withDialog.find(({ action }) => action === opened?.move);
  const openMove = opened && move && isOf(opened.id) && (
    <MoveFromList
      key={opened.key}
      {...{ id: opened.id, move, calls, kind, statusNames }}
      onChanged={reload}
      onClose={close}
    />
  );
  return { actionsOf, movesOf, openMove };
}
