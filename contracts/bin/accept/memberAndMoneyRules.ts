import { gradeDefaultRules } from './gradeDefaults.ts';
import { gradeGuardRules } from './gradeGuards.ts';
import { gradePreviewRules } from './gradePreviews.ts';
import { gradePriceRules } from './gradePrices.ts';
import { gradeRiseRules } from './gradeRises.ts';
import { gradeWayRules } from './gradeWays.ts';
import { hiddenCardRules } from './hiddenCards.ts';
import { homeGradeRules } from './homeGrades.ts';
import { houseOwnerRules } from './houseOwners.ts';
import { incomeFormRules } from './incomeForms.ts';
import { incomeMoveRules } from './incomeMoves.ts';
import { incomeMoneyRules } from './incomesMoney.ts';
import { keptRelativeRules } from './keptRelatives.ts';
import { labelRunRules } from './labelRuns.ts';
import { memberDealRules } from './memberDeals.ts';
import { memberEditRules } from './memberEdits.ts';
import { memberFoundRules } from './memberFound.ts';
import { memberKeepRules } from './memberKeeps.ts';
import { memberRules } from './memberMoves.ts';
import { memberQuotaRules } from './memberQuotas.ts';
import { namedRecommenderRules } from './namedRecommenders.ts';
import { ownIncomeRules } from './ownIncomes.ts';
import { pickedGuestRules } from './pickedGuests.ts';
import { planPageRules } from './planPages.ts';
import { plantedDifferenceRules } from './plantedDifferences.ts';
import { debtRules } from './pointDebts.ts';
import { pointTotalRules } from './pointTotals.ts';
import type { Rule } from './rule.ts';
import { whoDidWhatRules } from './whoDidWhat.ts';
import { withdrawRules } from './withdrawMoves.ts';
import { withdrawPageRules } from './withdrawPages.ts';

/** The rules of members, their grades, points and accounts, of incomes and withdrawals (domain design, sections 6, 7 and 12 to 14). */
export const memberAndMoneyRules = (): Rule[] => [
  ...withdrawRules(),
  ...withdrawPageRules(),
  ...incomeMoveRules(),
  ...incomeMoneyRules(),
  ...ownIncomeRules(),
  ...debtRules(),
  ...pointTotalRules(),
  ...memberRules(),
  ...gradeGuardRules(),
  ...gradeDefaultRules(),
  ...gradePriceRules(),
  ...gradeRiseRules(),
  ...gradePreviewRules(),
  ...memberKeepRules(),
  ...houseOwnerRules(),
  ...memberFoundRules(),
  ...memberEditRules(),
  ...memberDealRules(),
  ...memberQuotaRules(),
  ...plantedDifferenceRules,
  ...keptRelativeRules,
  ...pickedGuestRules,
  ...incomeFormRules,
  ...planPageRules,
  ...hiddenCardRules,
  ...homeGradeRules,
  ...gradeWayRules,
  ...labelRunRules,
  ...namedRecommenderRules,
  ...whoDidWhatRules,
];
