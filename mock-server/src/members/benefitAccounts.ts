import type { BenefitAccount } from '#contracts/areas/memberBenefits.ts';
import { countableBenefits } from '#contracts/enums/members.ts';
import type { Context } from '../records/context.ts';
import { quotaOf, unlimitedBy, yearOf } from './benefits.ts';

/** What a member has of each benefit (domain design, section 7.2): those of his grade this year, and his accounts of other benefits and years; the latest year first. */
export function benefitAccountsOf(context: Context, memberId: string): BenefitAccount[] {
  const { store } = context;
  const year = yearOf(context);
  const grade = store.memberGrades.get(store.members.get(memberId)?.gradeId ?? '');
  const given = (grade?.benefits ?? []).map(({ benefitId }) => ({ benefitId, year }));
  const isGiven = (benefitId: string) => given.some((one) => one.benefitId === benefitId);
  const kept = store.benefitAccounts
    .by('memberId', memberId)
    .filter((account) => account.year !== year || !isGiven(account.benefitId));
  return [...given, ...kept]
    .sort((a, b) => b.year - a.year)
    .flatMap(({ benefitId, year: of }): BenefitAccount[] => {
      const benefit = store.memberBenefits.get(benefitId);
      if (!benefit) return [];
      const { id, name, type } = benefit;
      const { total, used, locked } = quotaOf(store, { memberId, benefitId, year: of });
      const counted = countableBenefits.includes(type) ? 1 : 0;
      const unlimited = counted === 1 ? unlimitedBy(total) : 0;
      const left = Math.max(0, total - used - locked);
      return [{ id, name, type, year: of, counted, unlimited, total, used, locked, left }];
    });
}
