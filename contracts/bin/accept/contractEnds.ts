import { merchants } from '../../src/areas/merchants.ts';
import { todos } from '../../src/areas/todos.ts';
import { addDays } from '../../src/days.ts';
import { closeMerchant, newMerchant, patternMerchant } from './ownHouses.ts';
import { todayOf } from './reading.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Which contracts are called out because they end soon or are over. */

/** From today on for thirty days, both included. */
const notice = 30;
type Entry = 'contractsOver' | 'contractsEnding';
const ends: { ahead: number; enabled: 0 | 1; entry?: Entry }[] = [
  { ahead: -1, enabled: 1, entry: 'contractsOver' },
  { ahead: 0, enabled: 1, entry: 'contractsEnding' },
  { ahead: notice, enabled: 1, entry: 'contractsEnding' },
  { ahead: notice + 1, enabled: 1 },
  { ahead: -1, enabled: 0 },
  { ahead: notice, enabled: 0 },
];
/** Other rules make merchants at the same time. */
const tries = 8;

async function checkEnds(talk: Talk): Promise<void> {
  const like = await patternMerchant(talk, 'place');
  const today = await todayOf(talk);
  const made: ((typeof ends)[number] & { id: string })[] = [];
  for (const one of ends) {
    const { ahead, enabled } = one;
    const over = { contractStart: addDays(today, -400), contractEnd: addDays(today, ahead), enabled };
    made.push({ ...one, id: (await newMerchant(talk, like, over)).id });
  }
  const filters: Record<Entry, Record<string, string>> = {
    contractsEnding: { contractEndFrom: today, contractEndTo: addDays(today, notice) },
    contractsOver: { contractEndTo: addDays(today, -1) },
  };
  for (const [entry, filter] of Object.entries(filters)) {
    const query = { ...filter, enabled: 1, limit: 100 };
    const { list } = await talk.ok(merchants.list, { query });
    for (const { id, ahead, enabled, entry: own } of made)
      talk.same(
        `${entry}: found by the filter with ${ahead} days left, enabled ${enabled}`,
        list.some((one: Json) => one.id === id),
        own === entry,
      );
    await checkCount(talk, entry, query);
  }
  for (const { id } of made) await closeMerchant(talk, id);
}

async function checkCount(talk: Talk, entry: string, query: Record<string, string | number>): Promise<void> {
  const counted = async (): Promise<number> => (await talk.ok(merchants.list, { query })).count;
  const waiting = async (): Promise<number | undefined> =>
    (await talk.ok(todos.count)).find(({ key }: Json) => key === entry)?.count;
  const shownWrong: (number | undefined)[] = [];
  let isRight = false;
  for (let left = tries; left > 0 && !isRight; left--) {
    const [before, shown, after] = [await counted(), await waiting(), await counted()];
    isRight = shown === before && shown === after;
    if (before === after && !isRight) shownWrong.push(shown);
  }
  talk.holds(`${entry}: as many as the filter finds`, isRight || shownWrong.length === 0, shownWrong);
}

export const contractEndRules = (): Rule[] => [
  designRule(
    'todos',
    'figure',
    'contracts that end today or within thirty days are called out, and those that are over, but not of merchants that are off',
    '8.1 and 17',
    checkEnds,
  ),
];
