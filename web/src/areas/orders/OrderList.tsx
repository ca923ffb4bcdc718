import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { trades } from '#contracts/trade/trade.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { mayCall, useMay, useSession } from '../../api/session.ts';
import { KindLinks } from '../../domain/trade/KindLinks.tsx';
import { memberColumn } from '../../domain/trade/memberColumn.tsx';
import { RecordScope } from '../../domain/trade/RecordScope.tsx';
import { memberOrdersPath, orderPath } from '../../domain/trade/tradePaths.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { BatchActions } from '../../kit/table/BatchActions.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import { StatusTabs } from '../../kit/table/StatusTabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useTotals } from '../../kit/table/useTotals.ts';
import { lastColumns, numberColumn, paidColumn, productColumn, statusColumn } from './columns.tsx';
import { deadlineColumns, orderOfTab } from './deadlines.tsx';
import { kindLists } from './kindLists.ts';
import { OlderOrders } from './OlderOrders.tsx';
import type { DetailCalls, ListKind, SharedOrder, SharedRow } from './orderKind.ts';
import { remarkText } from './remarks.ts';
import { useOrderSearch } from './useOrderSearch.ts';
import { useRecentOrders, useRecentSpan } from './useRecentOrders.ts';
import { useRowMoves } from './useRowMoves.tsx';

const nameOf = ({ orderNo }: SharedRow) => orderNo;

/** 订单列表 of one kind: the parts that the three kinds share. What differs comes from `of`. */
export function OrderList<
  Row extends SharedRow,
  Order extends SharedOrder,
  Calls extends DetailCalls<Order>,
>({ kind: of }: { kind: ListKind<Row, Order, Calls> }) {
  const { t } = useTranslation(['orders', 'trade', 'common']);
  const label = useLabel();
  const statusName = useCodeName(of.statusNames);
  const refundName = useCodeName('orderRefundState');
  const payName = useCodeName('payType');
  const navigate = useNavigate();
  const mayAdd = useMay(of.calls.add);
  const { value: dialog, open, close } = useDialogParam('order');
  const calls = useScopedCalls(of.calls);
  const recent = useRecentSpan();
  const [address] = useSearchParams();
  const found = useTotals(useList(calls.list, undefined, recent, orderOfTab(address)), calls);
  const { counts, sums } = found;
  const { reload } = found.list;
  const { list, older, showAll } = useRecentOrders(found.list, recent, calls);
  const { status } = list.criteria;
  const search = useOrderSearch(of);
  const own = of.useOwnColumns();
  const quantity = of.useQuantity();
  const { batch } = of;
  const mayBatch = useSession((state) => batch !== undefined && mayCall(batch.call(of.calls), state));
  const canPick = useCallback(
    ({ actions }: Row) => batch !== undefined && actions.includes(batch.action),
    [batch],
  );
  const picks = useSelection<Row>({ list, canPick, nameOf });
  const { actionsOf, openMove } = useRowMoves(of, calls, reload);

  const columns = useMemo<Column<Row>[]>(
    () => [
      numberColumn(label('orderNo'), of.kind),
      statusColumn(t('common:status'), {
        ...{ status: statusName, refund: refundName, noShow: label('noShow') },
        ...{ statuses: of.statuses, statusNames: of.statusNames },
      }),
      ...deadlineColumns(t, status),
      productColumn(label('productName'), label(trades[of.kind].resource)),
      own.day,
      { key: 'qty', title: t('orders:quantity'), width: 84, ...quantity },
      paidColumn(t('orders:payPrice')),
      memberColumn<Row>({
        title: label('member'),
        mobile: ({ orderNo }) => `${orderNo} ${label('memberMobile')}`,
        reveal: (row) => revealOf(calls.reveal, row)('memberMobile'),
        all: { path: (memberId) => memberOrdersPath(of.kind, memberId), title: t('trade:memberOrders') },
      }),
      ...own.more,
      ...lastColumns(t, payName),
      {
        key: 'actions',
        title: t('common:actions'),
        width: 176,
        actions: true,
        render: (row) => <RowActions of={row.orderNo} actions={actionsOf(row)} />,
      },
    ],
    [actionsOf, calls, label, of, own, payName, quantity, refundName, status, statusName, t],
  );

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        kinds={<KindLinks kind={of.kind} list={list} lists={kindLists} />}
        selection={mayBatch ? picks.selection : undefined}
        tabs={
          <>
            <StatusTabs
              label={t('orders:orderStatus')}
              list={list}
              statuses={of.statuses}
              nameOf={statusName}
              counts={counts}
            >
              {batch && mayBatch && (
                <BatchActions
                  picks={picks}
                  actions={[
                    {
                      title: t(`orders:${batch.title}`),
                      allows: canPick,
                      run: ({ id }) => batch.run(calls, id),
                    },
                  ]}
                  nameOf={nameOf}
                  detailOf={(row) =>
                    [row.memberName, formatMoney(row.payPrice), remarkText(row)].filter(Boolean).join(' ')
                  }
                  amountOf={({ payPrice }) => payPrice}
                />
              )}
            </StatusTabs>
            <RecordScope list={list} rows={list.rows} />
            <OlderOrders count={older} onShowAll={showAll} />
          </>
        }
        footer={
          <ListSums
            text={
              sums &&
              t('orders:sums', {
                count: sums.count,
                paid: formatReportMoney(sums.payPrice),
                refunded: formatReportMoney(sums.refundedAmount),
              })
            }
          />
        }
        add={mayAdd && { text: t('orders:addOrder'), onClick: () => open('add') }}
      />
      {mayAdd && dialog === 'add' && (
        <of.AddDialog
          // Replaces the dialog's history entry, so that back leads to the list.
          onAdded={(id) => navigate(orderPath(of.kind, id), { replace: true })}
          onClose={close}
        />
      )}
      {openMove}
    </>
  );
}
