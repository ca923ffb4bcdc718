import { labelKind, memberSource, relationType } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { holderOf } from '#contracts/forms/documents.ts';
import { idCheckCharacter } from '#contracts/forms/identity.ts';
import { addMember } from '../members/newMember.ts';
import type { StoredFriend, StoredMember } from '../store/memberRows.ts';
import { customerGivenNames, memberGivenNames, surnames } from './names.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/**
 * What members told of themselves, and all members who have not ordered yet. Derived from the number of the member alone and never drawn, so that more
 * members leave the rest of the seed as it is.
 */

/** At scale 1, those who order included. */
const memberCount = 2000;
const oldestDays = 379;

const nicknames = ['山野来信', '慢慢走', '小鹿同学', '海盐', '南风', '星期八', '一只橘猫', '云上'];
const cities: [provinceId: string, cityId: string][] = [
  ['33', '3301'],
  ['33', '3302'],
  ['32', '3205'],
  ['31', '3101'],
];
const streets = ['文三路18号', '环湖东路6号', '学院路201号', '中山路88弄3号'];
const sources = [
  memberSource.miniProgram,
  memberSource.miniProgram,
  memberSource.recommended,
  memberSource.house,
];
const givenNames = [...memberGivenNames, ...customerGivenNames];

/** One of the values, by a number. */
const pick = <T>(values: ArrayLike<T>, at: number): T => values[at % values.length] as T;

/** An ID card of somebody born from 1955 to 2004; the region 990000 does not exist. */
function card(at: number): string {
  const year = 1955 + ((at * 17) % 50);
  const day = `${year}${String(1 + ((at * 5) % 12)).padStart(2, '0')}${String(1 + ((at * 11) % 28)).padStart(2, '0')}`;
  const body = `990000${day}${String((at * 7) % 1000).padStart(3, '0')}`;
  return body + idCheckCharacter(body);
}

/** A document by the number of the member. */
export function documentAt(at: number): Partial<StoredMember> {
  const credentialNo = card(at);
  return {
    ...{ credentialType: credentialType.idCard, credentialNo },
    ...holderOf(credentialType.idCard, credentialNo),
  };
}

/** Every third member said nothing of himself, and has no document; who is his own relative (本人) has that document. */
function profile(at: number, self: Readonly<StoredFriend> | undefined): Partial<StoredMember> {
  if (at % 3 === 2) return {};
  const credentialNo = self?.credentialNo ?? card(at);
  const [provinceId, cityId] = pick(cities, at);
  return {
    nickname: `${pick(nicknames, at * 3)}${at % 5 === 0 ? at : ''}`,
    ...{
      credentialType: credentialType.idCard,
      credentialNo,
      ...holderOf(credentialType.idCard, credentialNo),
    },
    ...{ provinceId, cityId, address: pick(streets, at) },
    ...(at % 4 === 0 && {
      emergencyName: pick(surnames, at + 3) + pick(givenNames, at + 5),
      emergencyPhone: `1990003${String(at).padStart(4, '0')}`,
    }),
    ...(at % 20 === 0 && { remark: '来电优先安排安静的房间' }),
  };
}

/** The recommender of a member of that place, who is older than he; '' for most. */
const recommenderAt = (at: number): string =>
  at > 0 && at % 4 === 1 ? String(1 + (Math.floor(at / 9) % at)) : '';

export function seedMemberProfiles(tools: SeedTools): void {
  const { store, scale, ago, now, tellTime } = tools;
  const present = store.members.all();
  const selfOf = (memberId: string) =>
    store.memberFriends.by('memberId', memberId).find(({ relation }) => relation === relationType.self);
  const labelIds = store.memberLabels
    .all()
    .filter(({ kind, enabled }) => kind === labelKind.manual && enabled === 1)
    .map(({ id }) => id);
  tellTime(seedContext(tools, now).clock);
  for (const [at, { id }] of present.entries())
    store.members.note(id, {
      ...profile(at, selfOf(id)),
      recommenderId: recommenderAt(at),
      lastLoginTime: ago(((at * 13) % 60) * dayMs),
    });
  const more = Math.max(0, Math.round(memberCount * scale) - present.length);
  const gradeId = store.memberGrades.all()[0]?.id ?? '';
  for (let nth = 0; nth < more; nth++) {
    const at = present.length + nth;
    // From the oldest to the newest, whose age is some minutes.
    const age = oldestDays * dayMs * (1 - (nth + 1) / (more + 1)) * 0.8;
    const createTime = ago(Math.round(age));
    const recommenderId = recommenderAt(at);
    addMember(store, {
      name: pick(surnames, at * 7) + pick(givenNames, at * 5 + Math.floor(at / 23)),
      mobile: `1990002${String(at).padStart(4, '0')}`,
      ...{ gradeId, recommenderId, createTime, updateTime: createTime },
      source: recommenderId ? memberSource.recommended : pick(sources, at),
      ...(at % 6 !== 5 && { lastLoginTime: ago(Math.round(age * ((at % 10) / 10))) }),
      ...profile(at, undefined),
      labelIds: labelIds.filter((_, nth) => at % (nth * 4 + 9) === 0),
    });
  }
  tellTime(undefined);
}
