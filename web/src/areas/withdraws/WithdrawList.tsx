import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type WithdrawRow, withdraws } from '#contracts/areas/withdraws.ts';
import { withdrawStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useMay } from '../../api/session.ts';
import { withdrawPath } from '../../domain/finance/withdrawPaths.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { BatchOpener } from '../../kit/table/BatchOpener.tsx';
import { ListFigures } from '../../kit/table/ListFigures.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { StatusTabs } from '../../kit/table/StatusTabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useMoveColumns } from '../../kit/table/useMoveColumns.tsx';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useTotals } from '../../kit/table/useTotals.ts';
import { useWithdrawColumns } from './useWithdrawColumns.tsx';
import { useWithdrawMoves } from './useWithdrawMoves.ts';
import { useWithdrawSearch } from './useWithdrawSearch.ts';

const PassDialog = lazyDialog(() => import('./PassDialog.tsx'));
const PayDialog = lazyDialog(() => import('./PayDialog.tsx'));

const isAsked = ({ status }: WithdrawRow) => status === withdrawStatus.toAudit;
const isPassed = ({ status }: WithdrawRow) => status === withdrawStatus.toPay;
/** What waits for staff, also what may not be moved now: the dialog of a batch leaves it out and says why. */
const canPick = (row: WithdrawRow) => isAsked(row) || isPassed(row);
const nameOf = ({ withdrawNo }: WithdrawRow) => withdrawNo;

/** 提现记录 (domain design, section 14.1). */
export default function WithdrawList() {
  const { t } = useTranslation(['withdraws', 'refunds', 'common']);
  const label = useLabel();
  const statusName = useCodeName('withdrawStatus');
  const navigate = useNavigate();
  const mayManage = useMay(withdraws.batchPay);
  const { list, counts, sums } = useTotals(useList(withdraws.list), withdraws);
  const { reload, rows } = list;
  const picks = useSelection({ list, canPick, nameOf });
  const search = useWithdrawSearch();
  const shown = useWithdrawColumns(list.criteria.status === String(withdrawStatus.failed));

  const moves = useWithdrawMoves(reload);
  const columns = useMoveColumns({
    ...{ shown, rows, moves, nameOf },
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => navigate(withdrawPath(id)) }],
  });

  const figure = (cents: number | undefined) => (cents === undefined ? undefined : formatReportMoney(cents));
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        selection={mayManage ? picks.selection : undefined}
        tabs={
          <>
            <ListFigures
              figures={[
                { label: t('withdraws:toAuditAmount'), value: figure(sums?.toAuditAmount) },
                { label: t('withdraws:toPayAmount'), value: figure(sums?.toPayAmount) },
                { label: t('withdraws:payingAmount'), value: figure(sums?.payingAmount) },
                { label: t('withdraws:failedAmount'), value: figure(sums?.failedAmount) },
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
              {mayManage && (
                <BatchOpener
                  picks={picks}
                  batches={[
                    {
                      ...{ endpoint: withdraws.batchAudit, text: t('refunds:batchAudit') },
                      ...{ allows: isAsked, Dialog: PassDialog },
                    },
                    {
                      ...{ endpoint: withdraws.batchPay, text: t('withdraws:batchPay') },
                      ...{ allows: isPassed, Dialog: PayDialog },
                    },
                  ]}
                />
              )}
            </StatusTabs>
          </>
        }
        footer={
          <ListSums
            text={
              sums &&
              t('withdraws:sums', {
                count: sums.count,
                amount: formatReportMoney(sums.amount),
                arrives: formatReportMoney(sums.arriveAmount),
              })
            }
          />
        }
      />
      {moves.dialog()}
    </>
  );
}
