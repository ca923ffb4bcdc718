import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountJournals } from '#contracts/areas/accountJournals.ts';
import { reconciliation } from '../../domain/finance/accountPaths.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { useReloadOn } from '../../kit/page/useReloadOn.ts';
import { useWithin } from '../../kit/page/within.ts';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useSums } from '../../kit/table/useSums.ts';
import { useJournalColumns } from './useJournalColumns.tsx';

const signedMoney = (cents: number) => `${cents > 0 ? '+' : ''}${formatReportMoney(cents)}`;

/** 账户流水: the journal of all accounts, or within a page that of one member (domain design, sections 13.2 and 13.3). Nobody changes it. */
export default function JournalList({ changes = 0 }: { changes?: number }) {
  const { t } = useTranslation(['memberAccounts', 'members']);
  const label = useLabel();
  const within = useWithin();
  const { list, sums } = useSums(useList(accountJournals.list), accountJournals.sum);
  useReloadOn(changes, list.reload);
  const columns = useJournalColumns();
  const search = useSearchFields(accountJournals.list, [
    { kind: 'nameOrNumber', name: 'member', label: t('members:search'), maxLength: 40 },
    'type',
    dateRangeField({
      ...{ name: 'startDate', endName: 'endDate' },
      ...{ label: label('changeTime'), looks: 'back' },
    }),
    'refNo',
    'journalNo',
    { kind: 'moneyRange', name: 'amountMin', endName: 'amountMax', label: t('memberAccounts:amount') },
  ]);
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      tools={!within && <ReconciliationButton />}
      footer={
        <ListSums
          text={
            sums &&
            t('memberAccounts:sums', {
              count: sums.count,
              income: formatReportMoney(sums.income),
              expense: formatReportMoney(sums.expense),
              frozen: signedMoney(sums.frozenChange),
              net: signedMoney(sums.income - sums.expense + sums.frozenChange),
            })
          }
        />
      }
    />
  );
}

function ReconciliationButton() {
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  if (!useMayOpen()(reconciliation)) return null;
  return <Button onClick={() => navigate(reconciliation)}>{t(reconciliation)}</Button>;
}
