import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useScopedCalls } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import type { Column } from '../../kit/DataTable.tsx';
import { ExportButton } from '../../kit/ExportButton.tsx';
import { formatReportMoney } from '../../kit/format.ts';
import { ListPage } from '../../kit/ListPage.tsx';
import { ListSums } from '../../kit/ListSums.tsx';
import { StatusTabs } from '../../kit/StatusTabs.tsx';
import { TopBar } from '../../kit/TopBar.tsx';
import { daysAfter, shanghaiDate } from '../../kit/today.ts';
import { orderPath } from '../../kit/tradePaths.ts';
import { useCodeName } from '../../kit/useCodeName.ts';
import { useDialogParam } from '../../kit/useDialogParam.ts';
import { useLabel } from '../../kit/useLabel.ts';
import { useList } from '../../kit/useList.ts';
import type { Criteria } from '../../kit/useListState.ts';
import { useTotals } from '../../kit/useTotals.ts';
import css from './columns.module.css';
import {
  lastColumns,
  memberColumn,
  numberColumn,
  paidColumn,
  productColumn,
  statusColumn,
} from './columns.tsx';
import type { ListKind, SharedRow } from './orderKind.ts';
import { addOrders } from './paths.ts';
import { useOrderSearch } from './useOrderSearch.ts';

/** What a list shows at first (domain design, section 10.1). */
const shownDays = 90;

/** 订单列表 of one kind: what the three have alike; what differs comes from the kind's table. */
export function OrderList<Row extends SharedRow>({ kind: of }: { kind: ListKind<Row> }) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const statusName = useCodeName(of.statusNames);
  const payName = useCodeName('payType');
  const navigate = useNavigate();
  const mayAdd = useRight(addOrders(of.kind));
  const { value: dialog, open, close } = useDialogParam('order');
  const calls = useScopedCalls(of.calls);
  const [recent] = useState<Criteria>(() => ({ createStart: daysAfter(shanghaiDate(), -shownDays) }));
  const found = useTotals(useList(calls.list, undefined, recent), calls);
  const { counts, sums } = found;
  // Whoever has an order's number wants it however old it is.
  const list = {
    ...found.list,
    search: (criteria: Criteria) => {
      const { createStart, ...anyTime } = criteria;
      const asAtFirst = createStart === recent.createStart && !criteria.createEnd;
      found.list.search(criteria.orderNo && asAtFirst ? anyTime : criteria);
    },
  };
  const search = useOrderSearch(of);
  const own = of.useOwnColumns();
  const quantity = of.useQuantity();

  const columns = useMemo<Column<Row>[]>(
    () => [
      numberColumn(label('orderNo'), of.kind),
      statusColumn(t('common:status'), { status: statusName, statusNames: of.statusNames }),
      productColumn(label('productName')),
      own.day,
      { key: 'qty', title: t('orders:quantity'), width: 84, render: quantity, text: quantity },
      paidColumn(t('orders:payPrice')),
      memberColumn(label('member')),
      ...own.more,
      ...lastColumns(t, payName),
      {
        key: 'actions',
        title: t('common:actions'),
        width: 76,
        actions: true,
        render: ({ id, orderNo }) => (
          <Link
            className={css.link}
            to={orderPath(of.kind, id)}
            aria-label={`${t('orders:detail')} ${orderNo}`}
          >
            {t('orders:detail')}
          </Link>
        ),
      },
    ],
    [label, of, own, payName, quantity, statusName, t],
  );

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        tabs={
          <StatusTabs
            label={t('orders:orderStatus')}
            list={list}
            statuses={of.statuses}
            nameOf={statusName}
            counts={counts}
          />
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
        tools={<ExportButton list={list} columns={columns} />}
        add={mayAdd && { text: t('orders:addOrder'), onClick: () => open('add') }}
      />
      {mayAdd && dialog === 'add' && (
        <Suspense fallback={<TopBar active />}>
          {/* In place of the dialog's own entry in the history, so that back leads to the list. */}
          <of.AddDialog
            onAdded={(id) => navigate(orderPath(of.kind, id), { replace: true })}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
