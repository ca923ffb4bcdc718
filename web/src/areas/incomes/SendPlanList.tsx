import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sendPlans as calls, type SendPlanRow } from '#contracts/areas/sendPlans.ts';
import { useMay } from '../../api/session.ts';
import { sendPlanPath } from '../../domain/finance/financePaths.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { BatchOpener } from '../../kit/table/BatchOpener.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useMoveColumns } from '../../kit/table/useMoveColumns.tsx';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useTotals } from '../../kit/table/useTotals.ts';
import { DueTabs } from './DueTabs.tsx';
import { hindrances } from './hindrances.ts';
import { useSendPlanColumns } from './useSendPlanColumns.tsx';
import { useSendPlanMoves } from './useSendPlanMoves.ts';
import { useSendPlanSearch } from './useSendPlanSearch.ts';

const SendDialog = lazyDialog(() => import('./SendDialog.tsx'));

/** What is hindered cannot be sent, so a batch with it would always be refused in part. */
const canPick = (row: SendPlanRow) => row.actions.includes('send') && hindrances(row).length === 0;
const nameOf = ({ planNo }: SendPlanRow) => planNo;
const totals = { countByStatus: calls.countByDue, sum: calls.sum };

/** 发放计划: the dated parts of incomes (domain design, section 12.4). */
export default function SendPlanList() {
  const { t } = useTranslation(['incomes', 'common']);
  const navigate = useNavigate();
  const mayManage = useMay(calls.send);
  const { list, counts, sums } = useTotals(useList(calls.list), totals);
  const { reload, rows } = list;
  const picks = useSelection({ list, canPick, nameOf });
  const search = useSendPlanSearch();
  const shown = useSendPlanColumns();

  const moves = useSendPlanMoves(reload);
  const columns = useMoveColumns({
    ...{ shown, rows, moves, nameOf },
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => navigate(sendPlanPath(id)) }],
  });

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
                batches={[{ endpoint: calls.batchSend, text: t('incomes:batchSend'), Dialog: SendDialog }]}
              />
            )}
          </DueTabs>
        }
        footer={
          <ListSums
            text={
              sums &&
              t('incomes:planSums', {
                count: sums.count,
                amount: formatReportMoney(sums.amount),
                sent: formatReportMoney(sums.sentAmount),
                pending: formatReportMoney(sums.pendingAmount),
                cancelled: formatReportMoney(sums.cancelAmount),
              })
            }
          />
        }
      />
      {moves.dialog()}
    </>
  );
}
