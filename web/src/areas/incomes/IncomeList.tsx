import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { incomeRecords as calls, type IncomeRow } from '#contracts/areas/incomeRecords.ts';
import { incomeStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useMay } from '../../api/session.ts';
import { incomePath } from '../../domain/finance/financePaths.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
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
import { useIncomeColumns } from './useIncomeColumns.tsx';
import { useIncomeMoves } from './useIncomeMoves.ts';
import { useIncomeSearch } from './useIncomeSearch.ts';

const AddIncome = lazyDialog(() => import('./AddIncome.tsx'));
const AuditDialog = lazyDialog(() => import('./AuditDialog.tsx'));

/** What the caller may audit: not what he wrote down himself. */
const canPick = ({ actions }: IncomeRow) => actions.includes('audit');
const nameOf = ({ incomeNo }: IncomeRow) => incomeNo;

/** 收入记录: what the platform owes members (domain design, section 12.1). */
export default function IncomeList() {
  const { t } = useTranslation(['incomes', 'refunds', 'common']);
  const label = useLabel();
  const statusName = useCodeName('incomeStatus');
  const navigate = useNavigate();
  const mayAdd = useMay(calls.add);
  const mayAudit = useMay(calls.batchAudit);
  const { list, counts, sums } = useTotals(useList(calls.list), calls);
  const { reload, rows } = list;
  const picks = useSelection({ list, canPick, nameOf });
  const adding = useDialogParam('add');
  const search = useIncomeSearch();
  const shown = useIncomeColumns();

  const moves = useIncomeMoves(reload);
  const columns = useMoveColumns({
    ...{ shown, rows, moves, nameOf },
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => navigate(incomePath(id)) }],
  });
  const yuan = (cents: number | undefined) => (cents === undefined ? undefined : formatReportMoney(cents));

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        selection={mayAudit ? picks.selection : undefined}
        add={mayAdd && { text: t('incomes:add'), onClick: () => adding.open('1') }}
        tabs={
          <>
            <ListFigures
              figures={[
                { label: t('incomes:totalAmount'), value: yuan(sums?.amount) },
                { label: label('sentAmount'), value: yuan(sums?.sentAmount) },
                { label: t('incomes:toAuditFigure'), value: yuan(sums?.toAuditAmount) },
                {
                  label: label('pendingAmount'),
                  value: yuan(sums && sums.pendingAmount - sums.toAuditAmount),
                },
                { label: t('incomes:notPaidFigure'), value: yuan(sums?.cancelAmount) },
              ]}
            />
            <StatusTabs
              label={label('incomeStatus')}
              list={list}
              statuses={valuesOf(incomeStatus)}
              nameOf={statusName}
              counts={counts}
            >
              {mayAudit && (
                <BatchOpener
                  picks={picks}
                  batches={[
                    {
                      ...{ endpoint: calls.batchAudit, text: t('refunds:batchAudit') },
                      Dialog: AuditDialog,
                    },
                  ]}
                />
              )}
            </StatusTabs>
          </>
        }
        footer={<ListSums text={sums && t('incomes:count', { count: sums.count })} />}
      />
      {mayAdd && adding.value && <AddIncome onSaved={reload} onClose={adding.close} />}
      {moves.dialog()}
    </>
  );
}
