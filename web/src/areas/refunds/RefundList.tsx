import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { refundStatus } from '#contracts/enums/orders.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { RefundRow } from '#contracts/trade/refunds.ts';
import { call } from '../../api/client.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { KindLinks } from '../../domain/trade/KindLinks.tsx';
import { RecordScope } from '../../domain/trade/RecordScope.tsx';
import { refundPath } from '../../domain/trade/tradePaths.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { actionsWidth, RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { StatusTabs } from '../../kit/table/StatusTabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useTotals } from '../../kit/table/useTotals.ts';
import { kindLists } from './kindLists.ts';
import { paid } from './moved.ts';
import { payQuestions, payWords } from './payWords.ts';
import { RefundBatches } from './RefundBatches.tsx';
import type { RefundKind } from './refundKind.ts';
import { useRefundAbout } from './useRefundAbout.tsx';
import { useRefundColumns } from './useRefundColumns.tsx';
import { useRefundSearch } from './useRefundSearch.ts';

const MoveFromList = lazyDialog(() => import('./MoveFromList.tsx'));

/** Rows with an action that can be done for many refunds at once. */
const canPick = ({ actions }: RefundRow) => actions.includes('audit') || actions.includes('execute');
const nameOf = ({ refundNo }: RefundRow) => refundNo;

/** 退款列表 of one kind (domain design, section 11.1). */
export function RefundList({ of }: { of: RefundKind }) {
  const { t } = useTranslation(['refunds', 'orders', 'common', 'kit']);
  const statusName = useCodeName('refundStatus');
  const navigate = useNavigate();
  const mayManage = useMay(of.calls.audit);
  const calls = useScopedCalls(of.calls);
  const { list, counts, sums } = useTotals(useList(calls.list), calls);
  const { reload, rows } = list;
  const audit = useDialogParam('audit');
  const finish = useDialogParam('finish');
  const picks = useSelection({ list, canPick, nameOf });
  const search = useRefundSearch(of);
  const shown = useRefundColumns(of, calls, list.criteria.status === String(refundStatus.failed));

  const aboutOf = useRefundAbout(of, calls);

  const { open: openAudit } = audit;
  const { open: openFinish } = finish;
  const columns = useMemo<Column<RefundRow>[]>(() => {
    const pay = async (row: RefundRow, way: 'execute' | 'retry') => {
      const { id, refundAmount } = row;
      const question = t(payQuestions[way], { amount: formatMoney(refundAmount) });
      if (!(await confirmAction(question, aboutOf(row)))) return;
      await paid(call(calls[way], { params: { id } }), reload, t('refunds:handedOver'));
    };
    const actionsOf = (row: RefundRow): RowAction[] => [
      { text: t('common:detail'), onClick: () => navigate(refundPath(of.kind, row.id)) },
      ...(row.actions.includes('audit')
        ? [{ text: t('refunds:audit'), onClick: () => openAudit(row.id) }]
        : []),
      ...(['execute', 'retry'] as const)
        .filter((way) => row.actions.includes(way))
        .map((way) => ({ text: t(payWords[way]), onClick: () => pay(row, way) })),
      ...(row.actions.includes('finish')
        ? [{ text: t('refunds:finish'), onClick: () => openFinish(row.id) }]
        : []),
    ];
    return [
      ...shown,
      {
        key: 'actions',
        title: t('common:actions'),
        width: Math.max(112, ...rows.map((row) => actionsWidth(actionsOf(row), t('kit:more')))),
        ...{ actions: true, fits: true },
        render: (row) => <RowActions of={row.refundNo} actions={actionsOf(row)} />,
      },
    ];
  }, [aboutOf, calls, navigate, of, openAudit, openFinish, reload, rows, shown, t]);

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        kinds={<KindLinks kind={of.kind} list={list} lists={kindLists} />}
        selection={mayManage ? picks.selection : undefined}
        tabs={
          <>
            <StatusTabs
              label={t('orders:refundState')}
              list={list}
              statuses={valuesOf(refundStatus)}
              nameOf={statusName}
              counts={counts}
            >
              {mayManage && <RefundBatches calls={calls} picks={picks} />}
            </StatusTabs>
            <RecordScope list={list} rows={list.rows} />
          </>
        }
        footer={
          <ListSums
            text={
              sums &&
              t(sums.refundedAmount === sums.refundAmount ? 'refunds:sums' : 'refunds:sumsOfAll', {
                count: sums.count,
                amount: formatReportMoney(sums.refundAmount),
                refunded: formatReportMoney(sums.refundedAmount),
              })
            }
          />
        }
      />
      {(
        [
          ['audit', audit],
          ['finish', finish],
        ] as const
      ).map(
        ([move, { value, close }]) =>
          value && (
            <MoveFromList
              {...{ move, of, calls }}
              key={`${move}.${value}`}
              id={value}
              onChanged={reload}
              onClose={close}
            />
          ),
      )}
    </>
  );
}
