import {
  type memberFriends as calls,
  memberFriends as friendCalls,
  friendLimit,
  type MemberFriend,
  type MemberFriendForm,
  type MemberFriendRow,
  memberFriendForm,
} from '#contracts/areas/memberFriends.ts';
import { relationType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { documentFault, holderOf } from '#contracts/forms/documents.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import { ageGroupOf } from '../members/ages.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { log } from '../records/log.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers, type RecordKind, revealHandler } from '../records/records.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredFriend } from '../store/memberRows.ts';
import { todayOf } from '../store/today.ts';

/** Relatives of members (domain design, section 7.4). */

type Row = Readonly<StoredFriend>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const shown = (row: Row, { clock }: Context) => ({
  ...row,
  mobile: maskMobile(row.mobile),
  credentialNo: maskDocument(row.credentialNo),
  ageGroup: ageGroupOf(row.birthday, todayOf(clock)),
});

/** The member is there and has room for one more; the numbers, whole by now, are those of one person. */
function check(body: MemberFriendForm, { store }: Context, before?: Row): void {
  if (before ? before.memberId !== body.memberId : !store.members.get(body.memberId))
    invalid('memberId', say('choose', { label: 'friendOf' }));
  const fault = documentFault(body);
  if (fault) invalid(fault.field, fault.message);
  const others = store.memberFriends.by('memberId', body.memberId).filter(({ id }) => id !== before?.id);
  if (!before && others.length >= friendLimit)
    fail(status.precondition, say('tooManyFriends', { n: friendLimit }));
  const { self } = relationType;
  if (body.relation === self && others.some(({ relation }) => relation === self))
    fail(status.duplicate, say('selfTaken'), { field: 'relation' });
}

/** A member has one emergency contact: the latest one takes the place of the one before, whose log says so, too. */
function takeOver(row: Row, context: Context): string | undefined {
  const { memberFriends } = context.store;
  if (row.emergency === 0) return undefined;
  const others = memberFriends
    .by('memberId', row.memberId)
    .filter(({ id, emergency }) => id !== row.id && emergency === 1);
  for (const { id } of others) {
    memberFriends.update(id, { emergency: 0 });
    log(context, 'memberFriends', id, '不再是紧急联系人', `由${row.name}接替`);
  }
  return others.map(({ name }) => `接替${name}成为紧急联系人`).join('；');
}

const fits = matching(friendCalls.list.query);

const kind: RecordKind<StoredFriend, Query, MemberFriendForm, MemberFriendRow, MemberFriend> = {
  name: '亲友',
  collection: 'memberFriends',
  rows: ({ memberFriends: rows }) => rows,
  form: memberFriendForm,
  right: 'Member',
  owner: () => platform,
  ownerOf: () => platform,
  masked: ['mobile'],
  documents: ['credentialNo'],
  switch: false,
  matches: (row, query, { store }) =>
    fits(row, query) &&
    (query.memberMobile === undefined || store.members.get(row.memberId)?.mobile === query.memberMobile),
  unique: [{ field: 'credentialNo', within: ['memberId', 'credentialType'], taken: 'friendDocumentTaken' }],
  toRow: shown,
  toRecord: shown,
  check,
  values(body) {
    const stored = storedOf(memberFriendForm, body);
    const holder = holderOf(stored.credentialType, stored.credentialNo);
    return { ...stored, ...holder, ordering: 0, enabled: 1 };
  },
  after: takeOver,
  checkRemove: () => undefined,
};

const { enable: _never, ...handlers } = platformHandlers(kind);

export const memberFriends: Handlers<typeof calls> = { ...handlers, reveal: revealHandler(kind) };
