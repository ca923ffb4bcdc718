import { gainMode } from '../../src/enums/members.ts';
import { jobTimes } from '../../src/jobTimes.ts';
import { gradesOf } from './gradesOf.ts';
import { read } from './growthScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { inTurn } from './turns.ts';

/** A grade that ends falls to what the growth of the member earns, which is more than the default one for who has spent. */

/** Its last day belongs to a grade as a whole, and the night after it ends it. */
async function checkEnd(talk: Talk): Promise<void> {
  for (const endedDaysAgo of [0, 1, 2]) {
    const state = 'the grade of a member who has spent has come to its end';
    const { memberId: id, gradeId, now } = await talk.state(state, { endedDaysAgo });
    const member = await read(talk, { id });
    const when = `${endedDaysAgo} days after its last day`;
    if (endedDaysAgo === 0 || (endedDaysAgo === 1 && now.slice(11) < jobTimes.gradeExpire)) {
      talk.same(`grade and mode, ${when}`, [member.gradeId, member.gradeMode], [gradeId, gainMode.staff]);
      continue;
    }
    const earned = (await gradesOf(talk))
      .filter(
        ({ enabled, gainModes, growthThreshold }) =>
          enabled === 1 && gainModes.includes(gainMode.growth) && growthThreshold <= member.growth,
      )
      .sort((a, b) => b.level - a.level)[0];
    talk.same(
      `grade and mode of who has a growth of ${member.growth}, ${when}`,
      [member.gradeId, member.gradeName, member.gradeMode],
      [earned?.id, earned?.name, gainMode.growth],
    );
    const [line] = member.logs;
    talk.holds('the log says so', line.remark.includes(earned?.name), line);
  }
}

export const gradeEndRules = (): Rule[] => [
  designRule(
    'memberGrades',
    'move',
    'a grade is kept to the end of its last day, then it falls to the one that growth earns',
    '6.2 and 17',
    inTurn('growth', checkEnd),
  ),
];
