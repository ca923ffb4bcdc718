import type { BenefitType, GainMode, MemberSource, RelationType } from '#contracts/enums/members.ts';
import type { CredentialType } from '#contracts/enums/orders.ts';
import type { Flag, NamedRow, Row } from './row.ts';

/**
 * A member. What his orders add up to (growth, spend, number of orders) is not kept here: it follows the orders. Numbers of persons are whole; answers
 * mask them. Texts and ids are '' where nothing was said.
 */
export interface StoredMember extends NamedRow {
  memberNo: string;
  mobile: string;
  nickname: string;
  avatarUrl: string;
  /** 0 = not said. */
  gender: number;
  /** yyyy-MM-dd. */
  birthday: string;
  credentialType: CredentialType;
  credentialNo: string;
  provinceId: string;
  cityId: string;
  address: string;
  gradeId: string;
  gradeMode: GainMode;
  /** The last day of the grade; '' = for good. */
  gradeExpireDate: string;
  /** When he came to the grade; '' = when he registered. */
  gradeTime: string;
  labelIds: string[];
  source: MemberSource;
  /** The member who recommended him. */
  recommenderId: string;
  emergencyName: string;
  emergencyPhone: string;
  remark: string;
  /** Points that can be used; those of unpaid orders stand in `pointsLocked`. */
  points: number;
  pointsLocked: number;
  /** Gifted points that could not be taken back; set off against later ones. */
  pointsDebt: number;
  /** Counts the changes of these three, and when the last one was; '' before the first. */
  pointsVersion: number;
  pointsTime: string;
  frozen: Flag;
  frozenReason: string;
  /** 1970-01-01 before the first. */
  lastLoginTime: string;
}

/** What a member has of a countable benefit in a year. */
export interface StoredBenefitAccount extends Row {
  memberId: string;
  benefitId: string;
  year: number;
  total: number;
  used: number;
  /** By orders that are not completed. */
  locked: number;
}

/** A relative of a member. Texts are '' where nothing was said; `gender` 0 likewise. */
export interface StoredFriend extends NamedRow {
  memberId: string;
  relation: RelationType;
  mobile: string;
  credentialType: CredentialType;
  credentialNo: string;
  gender: 0 | 1 | 2;
  /** yyyy-MM-dd. */
  birthday: string;
  remark: string;
  emergency: Flag;
  ordering: number;
}

/** A benefit. Ids of another type are none; `nightCap` in cents, 0 of another type. */
export interface StoredBenefit extends NamedRow {
  type: BenefitType;
  iconUrl: string;
  /** Where free nights can be used; without hotels and guesthouses everywhere. */
  hotels: string[];
  minsus: string[];
  nightCap: number;
  /** The products of free tickets. */
  products: string[];
  description: string;
  rules: string;
  ordering: number;
}
