import { accountJournal, journalPath } from '../../domain/finance/accountPaths.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';

/** Leads from the number of a row of the journal to it in 账户流水; '' = there is none. */
export function JournalLink({ no }: { no: string }) {
  if (!no) return '-';
  return (
    <ScreenLink screen={accountJournal} to={journalPath(no)}>
      {no}
    </ScreenLink>
  );
}
