import {
  type memberGrades as calls,
  type GradeRecord,
  memberGrades as gradeCalls,
  type MemberGrade,
  type MemberGradeForm,
  memberGradeForm,
} from '#contracts/areas/memberGrades.ts';
import { benefitType, countableBenefits, gainMode } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { followGrade } from '../members/benefits.ts';
import { changeBy } from '../members/gradeChange.ts';
import { checkGrade } from '../members/gradeChecks.ts';
import { isByStaff, membersOf } from '../members/gradeRules.ts';
import { followAll } from '../members/grades.ts';
import { byOrdering } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail, notFound } from '../records/fail.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers, type RecordKind } from '../records/records.ts';
import { checkUnique } from '../records/rowKind.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredRow } from '../store/collections.ts';
import { todayOf } from '../store/today.ts';

/** Grades of members (domain design, sections 6.1 to 6.3). */

type Row = StoredRow<'memberGrades'>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const shown = (row: Readonly<Row>, { store }: Context) => ({
  ...row,
  benefits: row.benefits.flatMap(({ benefitId, quantity }) => {
    const benefit = store.memberBenefits.get(benefitId);
    const { name = '', type = benefitType.other, description = '' } = benefit ?? {};
    return benefit ? [{ benefitId, quantity, name, type, description }] : [];
  }),
  memberCount: membersOf(store, row.id).size,
});

/** Members who came to the grade since the first of the month. */
function newMembers({ id }: Readonly<Row>, { store, clock }: Context): number {
  const month = todayOf(clock).slice(0, 7);
  const since = ({ gradeTime, createTime }: { gradeTime: string; createTime: string }) =>
    gradeTime || createTime;
  const members = [...membersOf(store, id)].flatMap((each) => store.members.get(each) ?? []);
  return members.filter((member) => since(member) >= month).length;
}

/** A threshold is kept only for a way in which the grade is gained, and a quantity only for a benefit that is counted. */
function valuesOf(body: MemberGradeForm, { store }: Context) {
  const stored = storedOf(memberGradeForm, body);
  const has = (mode: number) => body.gainModes.some((one) => one === mode);
  return {
    ...stored,
    growthThreshold: has(gainMode.growth) ? stored.growthThreshold : 0,
    houseThreshold: has(gainMode.house) ? stored.houseThreshold : 0,
    benefits: stored.benefits.map(({ benefitId, quantity }) => {
      const { type = benefitType.other } = store.memberBenefits.get(benefitId) ?? {};
      return { benefitId, quantity: countableBenefits.includes(type) ? quantity : 0 };
    }),
    ordering: -body.level,
  };
}

const kind: RecordKind<Row, Query, MemberGradeForm, MemberGrade, GradeRecord> = {
  name: '会员等级',
  collection: 'memberGrades',
  rows: ({ memberGrades: rows }) => rows,
  form: memberGradeForm,
  right: 'MemberGrade',
  owner: () => platform,
  ownerOf: () => platform,
  matches: matching(gradeCalls.list.query),
  toRow: shown,
  toRecord: (row, context) => ({
    ...shown(row, context),
    newMembers: newMembers(row, context),
  }),
  unique: [{ field: 'name', taken: 'gradeNameTaken' }],
  checkAfterUnique: checkGrade,
  values: valuesOf,
  switch: {
    checkOff({ isDefault }) {
      if (isDefault === 1) fail(status.precondition, say('defaultGradeKept'), { field: 'enabled' });
    },
  },
  after(row, context, before) {
    const { memberGrades: grades } = context.store;
    if (row.isDefault === 1)
      for (const { id, isDefault } of grades.all())
        if (id !== row.id && isDefault === 1) grades.update(id, { isDefault: 0 });
    const risen = followAll(context, row, before);
    for (const memberId of membersOf(context.store, row.id)) followGrade(context, memberId);
    return risen > 0 ? `${risen}位会员升级` : undefined;
  },
  checkRemove(row, { store }) {
    if (row.isDefault === 1) fail(status.precondition, say('defaultGradeKept'));
    if (membersOf(store, row.id).size > 0) fail(status.precondition, say('gradeInUse'));
  },
};

export const memberGrades: Handlers<typeof calls> = {
  ...platformHandlers(kind),
  preview({ body: { id = '', ...body } }, context) {
    const { memberGrades: grades } = context.store;
    const before = id ? (grades.get(id) ?? notFound()) : undefined;
    const values = valuesOf(body, context);
    checkUnique(kind, values, context, id);
    checkGrade(body, context, before);
    // The id of a new grade is none that exists.
    const row = { version: 1, createTime: '', updateTime: '', removed: 0 as const, ...before, ...values, id };
    return changeBy(context.store, row);
  },
  allEnabled: ({ query }, { store }) =>
    selectList(
      { all: () => store.memberGrades.all().sort(byOrdering) },
      query,
      (row) => isEnabled(row) && (query.byStaff !== 1 || isByStaff(row)),
    ),
};
