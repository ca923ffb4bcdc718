import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sendPlans as calls, type SendPlanRow } from '#contracts/areas/sendPlans.ts';
import { useMay } from '../../api/session.ts';
import { sendPlanPath } from '../../domain/finance/financePaths.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { BatchOpener } from '../../kit/table/BatchOpener.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useTotals } from '../../kit/table/useTotals.ts';
import { DueTabs } from './DueTabs.tsx';
import { planMoves } from './moves.ts';
import { useSend } from './useSend.ts';
import { useSendPlanColumns } from './useSendPlanColumns.tsx';
import { useSendPlanSearch } from './useSendPlanSearch.ts';

const SendDialog = lazy(() => import('./SendDialog.tsx'));
const SendPlanMove = lazy(() => import('./SendPlanMove.tsx'));

const canPick = ({ actions }: SendPlanRow) => actions.includes('send');
const nameOf = ({ planNo }: SendPlanRow) => planNo;
const totals = { countByStatus: calls.countByDue, sum: calls.sum };

/** 发放计划: the dated parts of incomes (domain design, section 12.4). */
export default function SendPlanList() {
  const { t } = useTranslation(['incomes', 'common']);
  const navigate = useNavigate();
  const mayManage = useMay(calls.send);
  const { list, counts, sums } = useTotals(useList(calls.list), totals);
  const { reload } = list;
  const moving = useMoveParam(planMoves);
  const send = useSend(reload);
  const picks = useSelection({ list, canPick, nameOf });
  const search = useSendPlanSearch();
  const shown = useSendPlanColumns();

  const { open: openMove } = moving;
  const columns = useMemo<Column<SendPlanRow>[]>(
    () => [
      ...shown,
      {
        ...{ key: 'actions', title: t('common:actions'), width: 200, actions: true },
        render: (row) => (
          <RowActions
            of={row.planNo}
            actions={[
              { text: t('common:detail'), onClick: () => navigate(sendPlanPath(row.id)) },
              ...(row.actions.includes('send')
                ? [
                    {
                      text: t(`incomes:planMove.${row.failReason ? 'resend' : 'send'}`),
                      onClick: () => send(row),
                    },
                  ]
                : []),
              ...planMoves
                .filter((move) => row.actions.includes(move))
                .map((move) => ({
                  text: t(`incomes:planMove.${move}`),
                  onClick: () => openMove(move, row.id),
                })),
            ]}
          />
        ),
      },
    ],
    [navigate, openMove, send, shown, t],
  );

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        selection={mayManage ? picks.selection : undefined}
        tabs={
          <DueTabs list={list} counts={counts}>
            {mayManage && (
              <BatchOpener
                picks={picks}
                endpoint={calls.batchSend}
                text={t('incomes:batchSend')}
                Dialog={SendDialog}
              />
            )}
          </DueTabs>
        }
        footer={
          <ListSums
            text={
              sums && t('incomes:planSums', { count: sums.count, amount: formatReportMoney(sums.amount) })
            }
          />
        }
      />
      <Suspense fallback={<TopBar active />}>
        {moving.opened && (
          <SendPlanMove
            key={moving.opened.key}
            id={moving.opened.id}
            move={moving.opened.move}
            onChanged={reload}
            onClose={moving.close}
          />
        )}
      </Suspense>
    </>
  );
}
