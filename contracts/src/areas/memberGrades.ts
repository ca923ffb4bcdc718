import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { benefitType, gainMode } from '../enums/members.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import {
  dateTime,
  flag,
  id,
  nameText,
  queryFlag,
  searchText,
  version,
  wholeNumber,
} from '../forms/fields.ts';
import { enabledFilter, textFilter } from '../forms/filters.ts';
import { chosenCodes, chosenId, enabled, optionalText, switched } from '../forms/formFields.ts';
import { mayBeEmpty, money, tenths } from '../forms/numberFields.ts';
import { picture } from '../forms/pictureFields.ts';
import { logRow } from '../logs.ts';
import { actions, formOf, platformCalls } from '../records.ts';
import { type Label, say } from '../words.ts';
import '../words/memberGrades.ts';
import '../words/members.ts';

/** Grades of members (domain design, sections 6.1 to 6.3). */

/** 折 x 10; 100 = none. */
const discount = (label: Label) =>
  told(tenths(label, 'discount', 1, 100, say('discountRange')), { blank: 100 });

const mostBenefits = 20;

const gradeFields = {
  name: nameText('gradeTitle', 10),
  /** The higher one is worth more. Stays as it is while members have the grade. */
  level: wholeNumber('gradeLevel', 1, 20),
  iconUrl: picture('gradeIcon'),
  cardUrl: picture('gradeCard'),
  gainModes: told(chosenCodes('gainMode', { gainMode }), { blank: [gainMode.growth] }),
  /** Of grades that are gained by growth; larger than that of every lower level. */
  growthThreshold: mayBeEmpty(wholeNumber('growthThreshold', 0, 10_000_000)),
  /** Cents of signed rooms, of grades that are gained by buying one. */
  houseThreshold: mayBeEmpty(money('houseThreshold')),
  /** 0 = for good. */
  validMonths: told(wholeNumber('validMonths', 0, 120), { unit: 'months', blank: 0 }),
  placeDiscount: discount('placeDiscount'),
  hotelDiscount: discount('hotelDiscount'),
  houseDiscount: discount('houseDiscount'),
  /** Points for a yuan, x 10. */
  pointRate: told(tenths('pointRate', 'times', 10, 100), { blank: 10 }),
  /** Points that a member gets once, on reaching the grade. */
  giftPoints: told(wholeNumber('giftPoints', 0, 1_000_000), { unit: 'points', blank: 0 }),
  /** None twice; `quantity` a year of free nights and free tickets, 0 = as many as he likes, and 0 of what is not counted. */
  benefits: told(
    z.optional(
      z
        .array(z.object({ benefitId: chosenId('benefit'), quantity: wholeNumber('benefitQuantity', 0, 999) }))
        .check(
          atMost(mostBenefits, say('tooMany', { label: 'gradeBenefits', n: mostBenefits })),
          z.refine(
            (list) => new Set(list.map(({ benefitId }) => benefitId)).size === list.length,
            say('twice', { label: 'gradeBenefits' }),
          ),
        ),
    ),
    { label: 'gradeBenefits', max: mostBenefits },
  ),
  description: optionalText('gradeDescription', 500),
  /** The grade of new members: exactly one, enabled, of the lowest level. Setting it takes the mark from the grade that had it. */
  isDefault: switched('isDefault'),
  enabled,
};
type Modes = { gainModes: readonly number[] };
const thresholds = [
  z.refine<Modes & { growthThreshold?: number | undefined }>(
    (form) => !form.gainModes.includes(gainMode.growth) || form.growthThreshold !== undefined,
    { error: say('required', { label: 'growthThreshold' }), path: ['growthThreshold'] },
  ),
  z.refine<Modes & { houseThreshold?: number | undefined }>(
    (form) => !form.gainModes.includes(gainMode.house) || form.houseThreshold !== undefined,
    { error: say('required', { label: 'houseThreshold' }), path: ['houseThreshold'] },
  ),
  z.refine<{ isDefault: number; enabled: number }>((form) => form.isDefault === 0 || form.enabled === 1, {
    error: say('defaultGradeKept'),
    path: ['enabled'],
  }),
];
export const memberGradeForm = formOf(gradeFields, thresholds).update;
export type MemberGradeForm = z.infer<typeof memberGradeForm>;

const grade = z.object({
  id,
  ...gradeFields,
  /** 0 where the grade is not gained in this way. */
  growthThreshold: told(z.int(), { label: 'growthThreshold' }),
  houseThreshold: told(z.int(), { label: 'houseThreshold' }),
  benefits: z.array(
    z.object({
      benefitId: id,
      quantity: z.int(),
      name: z.string(),
      type: z.enum(benefitType),
      description: z.string(),
    }),
  ),
  memberCount: told(z.int(), { label: 'memberCount' }),
  createTime: dateTime,
  version,
  actions,
});
export type MemberGrade = z.infer<typeof grade>;
const gradeRecord = z.object({
  ...grade.shape,
  /** Members who came to the grade this month. */
  newMembers: told(z.int(), { label: 'newMembers' }),
  /** Says of each change which values it changed. */
  logs: z.array(logRow),
});
export type GradeRecord = z.infer<typeof gradeRecord>;

/** What saving a form would change. A member keeps a grade to the end of its validity, and one that was set by staff or by a purchase in any case. */
const gradeChange = z.object({
  /** Members who would rise at once. */
  rise: z.int(),
  /** Members who would fall when the validity of their grade ends. */
  fall: z.int(),
  stay: z.int(),
  /** Names of grades of which the higher one gives less discount for some kind of product. */
  inverted: z.array(z.object({ higher: z.string(), lower: z.string() })),
});
export type GradeChange = z.infer<typeof gradeChange>;

export const memberGrades = area('memberGrades', {
  ...platformCalls({
    resource: 'member-grades',
    noun: 'grade of members',
    right: 'MemberGrade',
    sorted: 'lowest level first',
    filters: { name: textFilter(gradeFields.name), enabled: enabledFilter },
    fields: gradeFields,
    rules: thresholds,
    row: grade,
    record: gradeRecord,
    preconditions: ['add', 'update', 'enable', 'remove'],
  }),
  preview: post({
    path: 'member-grades/preview',
    purpose:
      'What saving a grade would change: how many members would rise or fall. Checks the form as saving does.',
    access: { rights: ['manageMemberGrade'] },
    body: z.object({ ...gradeFields, id: z.optional(id) }).check(...(thresholds as [])),
    data: gradeChange,
    errors: [status.invalid, status.notFound, status.precondition, status.duplicate],
  }),
  allEnabled: get({
    path: 'member-grades/list-all-enabled',
    purpose:
      'Enabled member grades by level, for selects, with the months that each holds; with `byStaff` the default one and those that offer 后台指定.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name: z.optional(searchText), byStaff: z.optional(queryFlag) }),
    data: listOf(
      z.object({
        ...{ id, name: z.string(), enabled: flag, level: z.int() },
        /** 0 = for good. */
        validMonths: told(z.int(), { label: 'validMonths' }),
        isDefault: told(flag, { label: 'isDefault' }),
      }),
    ),
  }),
});
