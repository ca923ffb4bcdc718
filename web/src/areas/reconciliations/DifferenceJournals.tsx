import type { ReconciliationDifference } from '#contracts/areas/reconciliations.ts';
import {
  accountJournal,
  fundChanges,
  fundChangesPath,
  journalPath,
} from '../../domain/finance/accountPaths.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import css from './DifferenceJournals.module.css';
import { useJournalText } from './useJournalText.ts';

interface Props {
  of: Pick<ReconciliationDifference, 'journals' | 'account'>;
}

/** The rows of the journal that a difference is about: the number of each leads to it in 账户流水, the member to what changed on his account. */
export function DifferenceJournals({ of: { journals, account } }: Props) {
  const textOf = useJournalText();
  if (journals.length === 0) return '-';
  return journals.map((journal) => {
    const { id, journalNo, memberId, memberName } = journal;
    const [changed, ...wrong] = textOf(journal, account);
    return (
      <TwoLines
        key={id}
        below={
          <>
            <ScreenLink screen={fundChanges} to={fundChangesPath(memberId)}>
              {memberName}
            </ScreenLink>{' '}
            {changed}
            {wrong.map((line) => (
              <span key={line} className={css.line}>
                {line}
              </span>
            ))}
          </>
        }
      >
        <ScreenLink screen={accountJournal} to={journalPath(journalNo)}>
          {journalNo}
        </ScreenLink>
      </TwoLines>
    );
  });
}
