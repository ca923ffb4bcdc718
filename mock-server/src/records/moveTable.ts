import { status } from '#contracts/envelope.ts';
import { type Sentence, say } from '#contracts/words.ts';
import { fail } from './fail.ts';

/** When records with a status can make which move, stated once: the `actions` of a record and the refusal of a call both follow from it. */

export interface MoveRule<Row extends { status: number }, By extends string, Facts> {
  from: readonly Row['status'][];
  /** Who may make it. */
  by: By;
  /** What else the state must be; otherwise -1005, as for another status. */
  holds?: (row: Readonly<Row>, facts: Facts) => boolean;
  /** What else stands against it: the message of -1008. */
  refusal?: (row: Readonly<Row>, facts: Facts) => Sentence | undefined;
  /** `actions` has it although it is refused, because the message says what to do first. */
  shownRefused?: true;
  /** What `actions` asks besides: whether the move makes sense for the record. Nothing is refused by it. */
  isListed?: (row: Readonly<Row>, facts: Facts) => boolean;
  /** The message of -1005, where it is not the usual one; by status, where only some have another. */
  wrongStatus?: Sentence | Partial<Record<Row['status'], Sentence>>;
}

const wordsOf = <Row extends { status: number }, By extends string, Facts>(
  { wrongStatus }: MoveRule<Row, By, Facts>,
  row: Readonly<Row>,
): Sentence | undefined =>
  typeof wrongStatus === 'object' ? wrongStatus[row.status as Row['status']] : wrongStatus;

/**
 * @param rules in the sequence in which `actions` has them; a move of the console has the name of its call
 * @param wrongStatus the usual message of -1005
 */
export function moveTable<Row extends { status: number }, By extends string, Facts, Move extends string>(
  rules: Record<Move, MoveRule<Row, By, Facts>>,
  wrongStatus: Sentence,
) {
  return {
    /** @throws -1005 for a record in another status, -1008 for what else the move asks */
    expect(row: Readonly<Row>, move: Move, facts: Facts): void {
      const rule = rules[move];
      if (!rule.from.includes(row.status) || rule.holds?.(row, facts) === false)
        fail(status.wrongState, say(wordsOf(rule, row) ?? wrongStatus));
      const sentence = rule.refusal?.(row, facts);
      if (sentence) fail(status.precondition, say(sentence));
    },
    /** The moves that a record can make now. @param may whether the caller is such a mover */
    possible: (row: Readonly<Row>, facts: Facts, may: (by: By) => boolean): Move[] =>
      (Object.entries(rules) as [Move, MoveRule<Row, By, Facts>][])
        .filter(
          ([, { from, by, holds, refusal, shownRefused, isListed }]) =>
            from.includes(row.status) &&
            may(by) &&
            (holds?.(row, facts) ?? true) &&
            (isListed?.(row, facts) ?? true) &&
            (shownRefused || !refusal?.(row, facts)),
        )
        .map(([move]) => move),
    /** Every pair of status and move that the table has, for tests that try all the others. */
    pairs: (): [Row['status'], Move][] =>
      (Object.entries(rules) as [Move, MoveRule<Row, By, Facts>][]).flatMap(([move, { from }]) =>
        from.map((one): [Row['status'], Move] => [one, move]),
      ),
  };
}
