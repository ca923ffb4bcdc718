import { setTimeout as pause } from 'node:timers/promises';
import { memberFriends } from '../../src/areas/memberFriends.ts';
import { memberImports } from '../../src/areas/memberImports.ts';
import { memberPoints } from '../../src/areas/memberPoints.ts';
import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { ageGroup, gainMode, relationType } from '../../src/enums/members.ts';
import { status } from '../../src/envelope.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import { memberExample } from '../../src/examples/members.ts';
import { idCheckCharacter } from '../../src/forms/identity.ts';
import { isByStaff, lowestOf } from './gradeGuards.ts';
import { gradesOf } from './gradesOf.ts';
import { todayOf } from './incomeMoves.ts';
import type { Rule } from './rule.ts';
import { newMember, newMobile, theGrade } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { inTurn } from './turns.ts';
import { absentId, newNumber } from './unique.ts';

/** What staff do with members: frozen and not, grades, labels of many at once, spreadsheets. */

const rule = (area: string, says: string, where: string, check: Rule['check']): Rule => ({
  ...{ area, kind: 'move', where, writes: true, check },
  says: `${area}: ${says}`,
});
const where = { member: 'domain design, section 7', import: 'decision 0029' };
const read = (talk: Talk, id: string) => talk.ok(members.get, { params: { id } });

async function otherGrade(talk: Talk): Promise<Json> {
  const { id } = await theGrade(talk);
  const list = await gradesOf(talk);
  const isOther = (one: Json) => one.id !== id && one.isDefault === 0 && isByStaff(one);
  return list.find(isOther) ?? talk.skip('staff give no grade but the default one');
}

export const memberRules = (): Rule[] => [
  rule('members', 'a member is frozen with a reason, once, and unfrozen once', where.member, async (talk) => {
    const { id } = await newMember(talk);
    const params = { id };
    const before = await read(talk, id);
    talk.holds(
      'he can be frozen',
      before.actions.includes('freeze') && !before.actions.includes('unfreeze'),
      before.actions,
    );
    await talk.refused(members.unfreeze, status.wrongState, { params });
    await talk.refused(members.freeze, status.invalid, { params, body: { reason: '' } });
    const frozen = await talk.ok(members.freeze, { params, body: { reason: '核实身份' } });
    talk.same('frozen and why', [frozen.frozen, frozen.frozenReason], [1, '核实身份']);
    talk.holds(
      'he can be unfrozen',
      frozen.actions.includes('unfreeze') && !frozen.actions.includes('freeze'),
      frozen.actions,
    );
    talk.same('lines in the log', frozen.logs.length, before.logs.length + 1);
    talk.holds(
      'the line says why and who',
      frozen.logs[0].remark === '核实身份' && frozen.logs[0].operatorName !== '',
      frozen.logs[0],
    );
    await talk.refused(members.freeze, status.wrongState, { params, body: { reason: '核实身份' } });
    talk.same('after a second time', await read(talk, id), frozen);
    const free = await talk.ok(members.unfreeze, { params });
    talk.same('unfrozen', [free.frozen, free.frozenReason], [0, '']);
    await talk.refused(members.unfreeze, status.wrongState, { params });
  }),
  rule(
    'members',
    'a grade given by staff counts from now on, to the day that they name, unless somebody was faster',
    'domain design, section 6.5',
    async (talk) => {
      const grade = await otherGrade(talk);
      const { id } = await newMember(talk);
      const params = { id };
      const today = await todayOf(talk);
      const body = { gradeId: grade.id, expireDate: addDays(today, 30), reason: '年度贵宾' };
      await talk.refused(members.setGrade, status.invalid, {
        params,
        body: { ...body, expireDate: addDays(today, -1) },
      });
      await talk.refused(members.setGrade, status.precondition, {
        params,
        body: { ...body, gradeId: absentId },
      });
      const before = await read(talk, id);
      const after = await talk.ok(members.setGrade, { params, body });
      talk.same(
        'grade',
        [after.gradeId, after.gradeName, after.gradeMode, after.gradeExpireDate],
        [grade.id, grade.name, gainMode.staff, body.expireDate],
      );
      talk.holds(
        'the log has the reason',
        after.logs.length > before.logs.length && after.logs[0].remark.includes('年度贵宾'),
        after.logs[0],
      );
      const late = { ...body, expireDate: '', version: before.version };
      await talk.refused(members.setGrade, status.stale, { params, body: late });
      const forGood = await talk.ok(members.setGrade, {
        params,
        body: { ...late, version: after.version },
      });
      talk.same('for good', forGood.gradeExpireDate, '');
      await talk.ok(members.setGrade, { params, body: { ...body, expireDate: today } });
      // Timed jobs of a backend run in between.
      await pause(1_100);
      const { gradeId, gradeExpireDate } = await read(talk, id);
      talk.same('on its last day', [gradeId, gradeExpireDate], [grade.id, today]);
      const lowest = await lowestOf(talk);
      const back = await talk.ok(members.setGrade, { params, body: { ...body, gradeId: lowest } });
      talk.same(
        'mode and end of the default one',
        [back.gradeMode, back.gradeExpireDate],
        [...[gainMode.growth, '']],
      );
    },
  ),
  rule(
    'members',
    'the points for reaching a grade come once',
    'domain design, section 6.2',
    inTurn('default grade', async (talk) => {
      const list = await gradesOf(talk);
      const [lowest, ...higher] = list.filter((one: Json) => one.enabled === 1);
      const gift = higher.find((one: Json) => one.giftPoints > 0 && isByStaff(one));
      if (!gift) return talk.skip('no grade that staff give brings points');
      const { id } = await newMember(talk, { gradeId: lowest.id });
      const params = { id };
      for (const gradeId of [gift.id, lowest.id, gift.id])
        await talk.ok(members.setGrade, { params, body: { gradeId, expireDate: '', reason: '年度贵宾' } });
      const { points } = await talk.ok(memberPoints.get, { params });
      talk.same('points', points, lowest.giftPoints + gift.giftPoints);
    }),
  ),
  rule(
    'members',
    'labels are given and taken, each member for himself, and twice as once',
    where.member,
    inTurn('full labels', async (talk) => {
      const { labelId } = await talk.state('a label can be given');
      const [one, two] = [(await newMember(talk)).id, (await newMember(talk)).id];
      const ids = [one, absentId, two];
      const wanted = [status.ok, status.notFound, status.ok];
      const give = (flag: 0 | 1) => ({ body: { ids, labelIds: [labelId], give: flag } });
      for (const [flag, held] of [
        [1, [labelId]],
        [1, [labelId]],
        [0, []],
        [0, []],
      ] as [0 | 1, string[]][]) {
        const results = await talk.ok(members.batchLabel, give(flag));
        talk.same(
          'results',
          results.map((each: Json) => [each.id, each.status]),
          ids.map((each, at) => [each, wanted[at]]),
        );
        for (const id of [one, two]) talk.same('labels', (await read(talk, id)).labelIds, held);
      }
      const full = await talk.state('a member has as many labels as are allowed');
      const oneMore = { body: { ids: [full.memberId, one], labelIds: [full.labelId], give: 1 } };
      // Another rule may change the member meanwhile, which a mistake outlives.
      for (let left = 3; left > 0; left--) {
        const before = await read(talk, full.memberId);
        const results: Json[] = await talk.ok(members.batchLabel, oneMore);
        talk.same(
          'one label too many',
          results.map((each) => each.status),
          [status.invalid, status.ok],
        );
        const after = await read(talk, full.memberId);
        if (after.version === before.version) break;
        talk.holds('who has as many as are allowed is as he was, after one more', left > 1, after);
      }
      // One less, so that there is room for exactly one.
      const [held] = (await read(talk, full.memberId)).labelIds;
      for (const [label, flag, code] of [
        [held, 0, status.ok],
        [full.labelId, 1, status.ok],
        [held, 1, status.invalid],
      ] as const) {
        const body = { ids: [full.memberId], labelIds: [label], give: flag };
        const [result] = await talk.ok(members.batchLabel, { body });
        talk.same('status of the last label that is allowed, and of one more', result.status, code);
      }
    }),
  ),
  rule(
    'memberFriends',
    'the age group changes on the birthday',
    'domain design, section 7.4',
    async (talk) => {
      const { id: memberId } = await newMember(talk);
      const today = await todayOf(talk);
      const { child, adult, elder } = ageGroup;
      const born = (years: number, day: string) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
      const tomorrow = addDays(today, 1);
      for (const [birthday, group] of [
        [born(14, tomorrow), child],
        [born(14, today), adult],
        [born(60, tomorrow), adult],
        [born(60, today), elder],
      ] as const) {
        // A leap day is a day of few years.
        if (birthday.endsWith('02-29')) continue;
        const digits = `330102${birthday.replaceAll('-', '')}${newNumber(3)}`;
        const { gender: _gender, birthday: _day, ...form } = memberFriendExample;
        const body = {
          ...{ ...form, memberId, relation: relationType.friend },
          ...{ credentialNo: digits + idCheckCharacter(digits) },
        };
        const friend = await talk.ok(memberFriends.add, { body });
        talk.same(`age group of ${birthday} on ${today}`, friend.ageGroup, group);
      }
    },
  ),
  rule(
    'memberImports',
    'a preview adds nobody; adding twice adds once; each row for itself',
    where.import,
    async (talk) => {
      const { id: gradeId } = await theGrade(talk);
      const known = await newMember(talk);
      const row = (mobile: string, name = '苏念慈') => ({
        name,
        mobile,
        credentialType: 10,
        credentialNo: '',
        labelIds: [],
        gradeId,
      });
      const [one, two] = [newMobile(), newMobile()];
      const body = { members: [row(one), row(known.mobile, '陆知夏'), row(two)] };
      const count = async (mobile: string) =>
        (await talk.ok(members.list, { query: { keyword: mobile } })).count;
      const codes = (results: Json[]) => results.map((each) => [each.status, each.existing]);
      const expected = (existing: number) => [
        [status.ok, existing],
        [status.duplicate, 0],
        [status.ok, existing],
      ];
      const preview = await talk.ok(memberImports.preview, { body });
      talk.same('preview', codes(preview), expected(0));
      talk.same('field of the refused row', preview[1].field, 'mobile');
      talk.same('members after the preview', [await count(one), await count(two)], [0, 0]);
      talk.same('added', codes(await talk.ok(memberImports.add, { body })), expected(0));
      talk.same('members', [await count(one), await count(two)], [1, 1]);
      talk.same('added again', codes(await talk.ok(memberImports.add, { body })), expected(1));
      talk.same('members', [await count(one), await count(two)], [1, 1]);
    },
  ),
  rule(
    'members',
    'whole numbers are answered on demand, and the log says who asked',
    'decision 0020',
    async (talk) => {
      const { id, mobile } = await newMember(talk);
      const before = await read(talk, id);
      talk.same('the mask', before.mobile, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
      const { value } = await talk.ok(members.reveal, { params: { id }, body: { field: 'mobile' } });
      talk.same('the whole number', value, mobile);
      const after = await read(talk, id);
      talk.same('lines in the log', after.logs.length, before.logs.length + 1);
      talk.holds('the line says who', after.logs[0].operatorName !== '', after.logs[0]);
      talk.same('the version stays', after.version, before.version);
      talk.same('name of the member', after.name, memberExample.name);
    },
  ),
];
