import { merchants } from '../../src/areas/merchants.ts';
import { todos } from '../../src/areas/todos.ts';
import { addDays } from '../../src/days.ts';
import { closeMerchant, newMerchant, patternMerchant } from './ownHouses.ts';
import { todayOf } from './reading.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Which contracts are called out because they end soon. */

/** From today on for thirty days, both included. */
const notice = 30;
const ends: [ahead: number, isCalledOut: boolean][] = [
  [-1, false],
  [0, true],
  [notice, true],
  [notice + 1, false],
];
/** Other rules make merchants at the same time. */
const tries = 8;

async function checkEnds(talk: Talk): Promise<void> {
  const like = await patternMerchant(talk, 'place');
  const today = await todayOf(talk);
  const query = { contractEndFrom: today, contractEndTo: addDays(today, notice), limit: 100 };
  const made: { id: string; ahead: number; isCalledOut: boolean }[] = [];
  for (const [ahead, isCalledOut] of ends) {
    const over = { contractStart: addDays(today, -400), contractEnd: addDays(today, ahead) };
    made.push({ id: (await newMerchant(talk, like, over)).id, ahead, isCalledOut });
  }
  const { list } = await talk.ok(merchants.list, { query });
  for (const { id, ahead, isCalledOut } of made)
    talk.same(
      `among those of the filter with ${ahead} days left`,
      list.some((one: Json) => one.id === id),
      isCalledOut,
    );
  const counted = async (): Promise<number> => (await talk.ok(merchants.list, { query })).count;
  const waiting = async (): Promise<number | undefined> =>
    (await talk.ok(todos.count)).find(({ key }: Json) => key === 'contractsEnding')?.count;
  const shownWrong: (number | undefined)[] = [];
  let isRight = false;
  for (let left = tries; left > 0 && !isRight; left--) {
    const [before, shown, after] = [await counted(), await waiting(), await counted()];
    isRight = shown === before && shown === after;
    if (before === after && !isRight) shownWrong.push(shown);
  }
  talk.holds('as many are called out as the filter finds', isRight || shownWrong.length === 0, shownWrong);
  for (const { id } of made) await closeMerchant(talk, id);
}

export const contractEndRules = (): Rule[] => [
  designRule(
    'todos',
    'figure',
    'contracts that end today or within thirty days are called out, those that ended or end later are not',
    '8.1 and 17',
    checkEnds,
  ),
];
