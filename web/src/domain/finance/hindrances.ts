import { say } from '#contracts/words.ts';
import '#contracts/words/memberAccounts.ts';
import '#contracts/words/orders.ts';
import { speakMessage } from '../../i18n.ts';
import type { FilePart } from '../../kit/table/column.ts';

interface Flags {
  /** 1 = the member is frozen. */
  memberFrozen: number;
  /** 1 = his account is locked. */
  accountLocked: number;
}

/** In words, why no money can be sent to a member or paid out to him now (domain design, section 7.1). */
export const hindrancesOf = ({ memberFrozen, accountLocked }: Flags): string[] => [
  ...(memberFrozen === 1 ? [speakMessage(say('memberFrozen'))] : []),
  ...(accountLocked === 1 ? [speakMessage(say('memberAccountLocked'))] : []),
];

/** The column of a file for what stands against the member of a row; the titles are those of the member and of a state. */
export const hindrancesPart = <Row>(
  member: string,
  state: string,
  hindrances: (row: Row) => string[],
): FilePart<Row> => ({ title: `${member} ${state}`, value: (row) => hindrances(row).join(' ') });
