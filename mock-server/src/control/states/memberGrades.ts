import * as z from 'zod/mini';
import { addDays } from '#contracts/days.ts';
import { benefitType, gainMode } from '#contracts/enums/members.ts';
import { figuresOf } from '../../members/figures.ts';
import { earnedBy, isByStaff } from '../../members/gradeRules.ts';
import type { StoredRow } from '../../store/collections.ts';
import type { NamedRow } from '../../store/row.ts';
import { nowOf, todayOf } from '../../store/today.ts';
import { runAllJobs } from '../../wire/jobs.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { freshProduct } from './productSetup.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';
import { memberOf } from './tradeSetup.ts';

const ended = z.strictObject({ endedDaysAgo: z.literal([0, 1, 2]) });
const endedWords = '{endedDaysAgo: 0 … 2}';

type Grade = Readonly<StoredRow<'memberGrades'>>;

/** A grade of the highest level that staff give, and that nobody has yet. */
function freeGrade({ store }: Mock, like: Grade, over: Partial<Grade> = {}) {
  const { id: _id, version: _version, ...values } = like;
  const own = {
    name: '体验会员',
    level: 20,
    ordering: -20,
    isDefault: 0,
    gainModes: [gainMode.staff],
    growthThreshold: 0,
    ...over,
  };
  return store.memberGrades.insert({ ...values, ...own } as typeof values);
}

const firstEnabled = (rows: { all(): Readonly<NamedRow>[] }) =>
  rows.all().find(({ enabled }) => enabled === 1)?.id;

export const gradeSetup = {
  // Members of the seed have grades.
  use: () => undefined,
  spare: (mock: Mock, like: Grade) => {
    freeGrade(mock, like);
  },
};

export const memberGradeStates: Record<string, AnyState> = {
  'a member grade that nobody has exists': state(nothing, none, (mock) => {
    const { id, version } = freeGrade(mock, mock.store.memberGrades.all()[0] as Grade);
    return { id, version, benefitId: firstEnabled(mock.store.memberBenefits) };
  }),
  'a member grade that staff do not give exists': state(nothing, none, (mock) => {
    const [like] = mock.store.memberGrades.all();
    // More than anybody signs for.
    const forHome = { gainModes: [gainMode.house], houseThreshold: 9_999_999_999 };
    return { gradeId: freeGrade(mock, like as Grade, forHome).id };
  }),
  // Names of their own, because the id of a benefit may stand next to them.
  'there are places that a benefit can be good for': state(nothing, none, ({ store }) => ({
    hotelId: firstEnabled(store.hotels),
    minsuId: firstEnabled(store.minsus),
    productId: firstEnabled({ all: () => store.products.by('kind', 'place') }),
  })),
  'a member has free tickets for a product': state(nothing, none, (mock) => {
    const product = freshProduct(mock, { kind: 'place' }, false);
    const { id, mobile: memberMobile } = memberOf(mock);
    const { memberBenefits, memberGrades, members } = mock.store;
    const benefit = memberBenefits.all().find(({ type }) => type === benefitType.freeTickets);
    const grade = memberGrades
      .all()
      .find(({ benefits }) => benefits.some(({ benefitId }) => benefitId === benefit?.id));
    if (!benefit || !grade) throw new ControlError(400, 'No grade of the seed gives free tickets.');
    memberBenefits.update(benefit.id, { products: [product.id] });
    members.note(id, { gradeId: grade.id });
    const useDate = addDays(todayOf(mock.clock), 1);
    return {
      memberId: id,
      memberMobile,
      productId: product.id,
      productName: product.name,
      useDate,
      benefitId: benefit.id,
    };
  }),
  /** The member who orders where `a product can be ordered`. */
  'a member has free nights': state(nothing, none, (mock) => {
    const { memberBenefits, memberGrades, members } = mock.store;
    const benefit = memberBenefits.all().find(({ type }) => type === benefitType.freeNights);
    const grade = memberGrades
      .all()
      .find(({ benefits }) => benefits.some(({ benefitId }) => benefitId === benefit?.id));
    if (!benefit || !grade) throw new ControlError(400, 'No grade of the seed gives free nights.');
    members.note(memberOf(mock).id, { gradeId: grade.id });
    return { benefitId: benefit.id };
  }),
  // As staff could have given it.
  'the grade of a member who has spent has come to its end': state(
    ended,
    endedWords,
    (mock, { endedDaysAgo }) => {
      const { store, clock } = mock;
      const grades = store.memberGrades.all();
      const highest = grades
        .filter((grade) => grade.enabled === 1 && isByStaff(grade))
        .sort((a, b) => b.level - a.level)[0];
      const member = store.members.find(({ id, frozen }) => {
        const earned = earnedBy(grades, figuresOf(store).of(id).growth);
        return frozen === 0 && earned?.isDefault === 0 && earned !== highest;
      });
      if (!member || !highest) throw new ControlError(400, 'The seed has no member who has earned a grade.');
      const given = { gradeId: highest.id, gradeMode: gainMode.staff };
      store.members.note(member.id, { ...given, gradeExpireDate: addDays(todayOf(clock), -endedDaysAgo) });
      runAllJobs(mock.context);
      return { memberId: member.id, gradeId: highest.id, now: nowOf(clock) };
    },
  ),
  'a member grade with a discount exists': state(nothing, none, ({ store }) => ({
    id: store.memberGrades.all().find(({ placeDiscount }) => placeDiscount < 100)?.id,
  })),
  'a member grade that somebody has exists': state(nothing, none, ({ store }) => {
    const gradeId = store.members.all()[0]?.gradeId ?? '';
    return { id: gradeId, version: store.memberGrades.get(gradeId)?.version };
  }),
};
