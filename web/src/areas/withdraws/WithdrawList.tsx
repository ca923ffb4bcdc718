import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type WithdrawRow, withdraws } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useMay } from '../../api/session.ts';
import { withdrawPath } from '../../domain/finance/withdrawPaths.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { BatchOpener } from '../../kit/table/BatchOpener.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListFigures } from '../../kit/table/ListFigures.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import { StatusTabs } from '../../kit/table/StatusTabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useTotals } from '../../kit/table/useTotals.ts';
import { dialogMoves, isOfDialog, moveWords, withdrawMoves } from './moves.ts';
import { useAskedMoves } from './useAskedMoves.ts';
import { useWithdrawColumns } from './useWithdrawColumns.tsx';
import { useWithdrawSearch } from './useWithdrawSearch.ts';

const PassDialog = lazy(() => import('./PassDialog.tsx'));
const WithdrawMove = lazy(() => import('./WithdrawMove.tsx'));

const canPick = ({ actions }: WithdrawRow) => actions.includes('audit');
const nameOf = ({ withdrawNo }: WithdrawRow) => withdrawNo;

/** 提现记录 (domain design, section 14.1). */
export default function WithdrawList() {
  const { t } = useTranslation(['withdraws', 'refunds', 'common']);
  const label = useLabel();
  const statusName = useCodeName('withdrawStatus');
  const navigate = useNavigate();
  const mayAudit = useMay(withdraws.batchAudit);
  const { list, counts, sums } = useTotals(useList(withdraws.list), withdraws);
  const { reload } = list;
  const picks = useSelection({ list, canPick, nameOf });
  const moving = useMoveParam(dialogMoves);
  const ask = useAskedMoves(reload);
  const search = useWithdrawSearch();
  const shown = useWithdrawColumns(list.criteria.status === String(withdrawStatus.failed));

  const { open } = moving;
  const columns = useMemo<Column<WithdrawRow>[]>(
    () => [
      ...shown,
      {
        ...{ key: 'actions', title: t('common:actions'), width: 148, actions: true },
        render: (row) => (
          <RowActions
            of={row.withdrawNo}
            actions={[
              { text: t('common:detail'), onClick: () => navigate(withdrawPath(row.id)) },
              ...withdrawMoves
                .filter((move) => row.actions.includes(move))
                .map((move) => ({
                  text: t(moveWords[move]),
                  onClick: () => (isOfDialog(move) ? open(move, row.id) : ask(move, row)),
                })),
            ]}
          />
        ),
      },
    ],
    [ask, navigate, open, shown, t],
  );

  const figure = (cents: number | undefined) => (cents === undefined ? undefined : formatReportMoney(cents));
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        selection={mayAudit ? picks.selection : undefined}
        tabs={
          <>
            <ListFigures
              figures={[
                { label: t('withdraws:toAuditAmount'), value: figure(sums?.toAuditAmount) },
                { label: t('withdraws:toPayAmount'), value: figure(sums?.toPayAmount) },
                { label: t('withdraws:paidThisMonth'), value: figure(sums?.paidThisMonth) },
              ]}
            />
            <StatusTabs
              label={label('withdrawStatus')}
              list={list}
              statuses={valuesOf(withdrawStatus)}
              nameOf={statusName}
              counts={counts}
            >
              {mayAudit && (
                <BatchOpener
                  picks={picks}
                  endpoint={withdraws.batchAudit}
                  text={t('refunds:batchAudit')}
                  Dialog={PassDialog}
                />
              )}
            </StatusTabs>
          </>
        }
      />
      {moving.opened && (
        <Suspense fallback={<TopBar active />}>
          <WithdrawMove
            key={moving.opened.key}
            id={moving.opened.id}
            move={moving.opened.move}
            onChanged={reload}
            onClose={moving.close}
          />
        </Suspense>
      )}
    </>
  );
}
