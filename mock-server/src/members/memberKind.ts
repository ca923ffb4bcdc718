import type { Member, MemberRow } from '#contracts/areas/members.ts';
import { labelKind, memberSource } from '#contracts/enums/members.ts';
import { documentFault, holderOf } from '#contracts/forms/documents.ts';
import { type MemberForm, memberForm, memberLimits } from '#contracts/members/memberForms.ts';
import { say } from '#contracts/words.ts';
import { areaNames, checkArea, nameOf } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { invalid } from '../records/fail.ts';
import { log } from '../records/log.ts';
import { platform } from '../records/reach.ts';
import type { RecordKind } from '../records/records.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { whyNotGiven } from './gradeRules.ts';
import { firstGrade, welcome } from './grades.ts';
import { labelsOf, shownMember, wholeMember } from './memberViews.ts';
import { newMember } from './newMember.ts';
import { recommenderOf } from './recommenders.ts';

/** Members as records with a form (domain design, section 7.3); the list and the moves are the area's own. */

type Row = Readonly<StoredMember>;

/** Enabled manual labels, and those that the member has already. */
export function checkLabels({ store }: Context, ids: readonly string[], before?: Row): void {
  for (const id of ids) {
    const label = store.memberLabels.get(id);
    const isOffered =
      label?.kind === labelKind.manual && (label.enabled === 1 || before?.labelIds.includes(id));
    if (!isOffered) invalid('labelIds', say('labelNotOffered'));
  }
}

/** Whoever has more manual labels than are allowed, because a rule gave them once, keeps them, and gets no other. */
function checkCount(ids: readonly string[], before?: Row): void {
  const isMore = ids.some((id) => !before?.labelIds.includes(id));
  if (isMore && ids.length > memberLimits.labels)
    invalid('labelIds', say('tooManyLabels', { n: memberLimits.labels }));
}

/** The numbers are whole by now. */
function check(body: MemberForm, context: Context, before?: Row): void {
  const { store } = context;
  const fault = documentFault(body);
  if (fault) invalid(fault.field, fault.message);
  if (body.area?.cityId || body.area?.provinceId) checkArea(context, body.area);
  checkLabels(context, body.labelIds ?? [], before);
  checkCount(body.labelIds ?? [], before);
  const notGiven = before ? undefined : whyNotGiven(store.memberGrades.get(body.gradeId));
  if (notGiven) invalid('gradeId', notGiven);
  recommenderOf(store, body.recommenderMobile, before);
}

function values(body: MemberForm, context: Context, before?: Row) {
  const { store } = context;
  const { recommenderMobile, area, gradeId, ...stored } = storedOf(memberForm, {
    area: { provinceId: '', cityId: '' },
    ...body,
  }) as ReturnType<typeof storedOf<MemberForm>> & { area?: unknown };
  const holder = holderOf(stored.credentialType, stored.credentialNo);
  const byRule = before ? labelsOf(store, before, labelKind.system).map(({ id }) => id) : [];
  const given = {
    ...stored,
    ...holder,
    labelIds: [...(body.labelIds ?? []), ...byRule],
    recommenderId: recommenderOf(store, recommenderMobile, before),
  };
  return before
    ? { ...before, ...given }
    : newMember(store, { ...given, ...firstGrade(context, gradeId), source: memberSource.staff });
}

/** A member as the log of an edit says him: his recommender and his labels by their names. */
function told(row: Row, context: Context) {
  const { store } = context;
  return {
    ...row,
    area: areaNames(context, row),
    recommenderMobile: { id: row.recommenderId, name: nameOf(store.members, row.recommenderId) },
    labelIds: labelsOf(store, row),
  };
}

export const memberKind: RecordKind<
  StoredMember,
  { offset: number; limit: number },
  MemberForm,
  MemberRow,
  Member
> = {
  name: '会员',
  collection: 'members',
  rows: ({ members: rows }) => rows,
  form: memberForm,
  right: 'Member',
  owner: () => platform,
  ownerOf: () => platform,
  masked: ['mobile', 'emergencyPhone'],
  documents: ['credentialNo'],
  switch: false,
  removable: false,
  moreActions: ({ frozen }) => ['label', 'setGrade', frozen === 1 ? 'unfreeze' : 'freeze'],
  matches: () => true,
  unique: [
    { field: 'mobile', taken: 'mobileRegistered' },
    { field: 'credentialNo', within: ['credentialType'], taken: 'memberDocumentTaken' },
  ],
  toRow: shownMember,
  toRecord: wholeMember,
  check,
  values,
  told,
  after: (row, context, before) => (before ? undefined : welcome(context, row)),
  checkRemove: () => undefined,
};

/** Gives or takes manual labels; -1002 where he would get too many. Nothing is written where nothing changes. */
export function labelMember(context: Context, row: Row, ids: readonly string[], give: 0 | 1): void {
  const { store } = context;
  const manual = labelsOf(store, row, labelKind.manual).map(({ id }) => id);
  const added = give === 1 ? ids.filter((id) => !manual.includes(id)) : [];
  const taken = give === 1 ? [] : ids.filter((id) => manual.includes(id));
  if (added.length > 0 && manual.length + added.length > memberLimits.labels)
    invalid('labelIds', say('tooManyLabels', { n: memberLimits.labels }));
  if (added.length + taken.length === 0) return;
  const labelIds = [...row.labelIds.filter((id) => !taken.includes(id)), ...added];
  // Not `note`: a form that was opened before would put the old labels back.
  store.members.update(row.id, { labelIds });
  const names = [...added, ...taken].map((id) => store.memberLabels.get(id)?.name ?? id);
  log(context, 'members', row.id, give === 1 ? '打标签' : '去标签', names.join('、'));
}
