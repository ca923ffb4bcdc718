import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReconciliationDifference, ReconciliationJournal } from '#contracts/areas/reconciliations.ts';
import { formatDateTime, formatReportMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatReportMoney(cents)}`;

/** Says of a row of the journal what it changed and when; of a row that does not go on from the ones before it also what it should say. */
export function useJournalText() {
  const { t } = useTranslation('reconciliations');
  const label = useLabel();
  return useCallback(
    (
      { change, frozenChange, balanceAfter, frozenAfter, createTime }: ReconciliationJournal,
      account: ReconciliationDifference['account'],
    ): string[] => {
      const changes = [
        ...(change !== 0 || frozenChange === 0 ? [`${label('balanceChange')} ${signed(change)}`] : []),
        ...(frozenChange === 0 ? [] : [`${label('frozenChange')} ${signed(frozenChange)}`]),
      ];
      const wrong = (name: 'balanceAfter' | 'frozenAfter', says: number, due = says) =>
        says === due
          ? []
          : [
              t('rowDue', {
                name: label(name),
                says: formatReportMoney(says),
                due: formatReportMoney(due),
              }),
            ];
      return [
        [...changes, formatDateTime(createTime)].join(' '),
        ...wrong('balanceAfter', balanceAfter, account?.dueBalance ?? undefined),
        ...wrong('frozenAfter', frozenAfter, account?.dueFrozen ?? undefined),
      ];
    },
    [label, t],
  );
}
