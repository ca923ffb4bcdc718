import { accountMoneyRules } from './accountMoney.ts';
import { accountRules } from './accounts.ts';
import { actionRules } from './actionRights.ts';
import { answerRules } from './answers.ts';
import { assignedRules } from './assigned.ts';
import { limitRules } from './atLimits.ts';
import { benefitRules } from './benefits.ts';
import { bookingRules } from './bookingMoves.ts';
import { countRules } from './counts.ts';
import { coverRules } from './covers.ts';
import { dependentRules } from './dependents.ts';
import { deskFigureRules } from './deskFigures.ts';
import { estateFigureRules } from './estateFigures.ts';
import { estateStatisticRules } from './estateStatistics.ts';
import { failedPlanRules } from './failedPlans.ts';
import { gradeGuardRules } from './gradeGuards.ts';
import { guardRules } from './guards.ts';
import { hiddenRules } from './hidden.ts';
import { incomeMoveRules } from './incomeMoves.ts';
import { incomeMoneyRules } from './incomesMoney.ts';
import { listRules } from './lists.ts';
import { memberFigureRules } from './memberFigures.ts';
import { memberKeepRules } from './memberKeeps.ts';
import { memberRules } from './memberMoves.ts';
import { memberQuotaRules } from './memberQuotas.ts';
import { orderFigureRules } from './orderFigures.ts';
import { orderLimitRules } from './orderLimits.ts';
import { orderMoneyRules } from './orderMoney.ts';
import { orderMoveRules } from './orderMoves.ts';
import { savedRules } from './orderSaved.ts';
import { ownRules } from './own.ts';
import { ownThingRules } from './ownThings.ts';
import { passwordRules } from './passwordRules.ts';
import type { People } from './people.ts';
import { pictureRules } from './pictures.ts';
import { planMoneyRules } from './plansMoney.ts';
import { debtRules } from './pointDebts.ts';
import { productFigureRules } from './productFigures.ts';
import { projectGuardRules } from './projectGuards.ts';
import { projectPartRules } from './projectParts.ts';
import { raceRules } from './races.ts';
import { recommendDayRules } from './recommendDays.ts';
import { recommendMoneyRules } from './recommendMoney.ts';
import { recommendMoveRules } from './recommendMoves.ts';
import { recommendTermRules } from './recommendTerms.ts';
import { recordRules } from './records.ts';
import { referenceRules } from './references.ts';
import { refundAmountRules } from './refundAmounts.ts';
import { refundMoneyRules } from './refundMoney.ts';
import { refundMoveRules } from './refundMoves.ts';
import { refundStayRules } from './refundStays.ts';
import { revealRules } from './reveals.ts';
import { rightRules } from './rights.ts';
import { roomRules } from './roomMoves.ts';
import { roomNumberRules } from './roomNumbers.ts';
import type { Rule } from './rule.ts';
import { salesRules } from './sales.ts';
import { salesRightRules } from './salesRights.ts';
import { sandRules } from './sands.ts';
import { searchRules } from './searches.ts';
import { sessionRules } from './sessions.ts';
import { siblingRules } from './siblings.ts';
import { singleRules } from './single.ts';
import { stockRules } from './stock.ts';
import { sumRules } from './sums.ts';
import { ticketLimitRules } from './ticketLimits.ts';
import { tradeRules } from './tradeRules.ts';
import { scopeRules } from './uniqueScopes.ts';
import { unitRules } from './units.ts';
import { userRules } from './userRules.ts';
import { withdrawRules } from './withdrawMoves.ts';

/** Every rule, for the users that there are. */
export const rulesOf = (people: People): Rule[] => [
  ...listRules(people),
  ...rightRules(people),
  ...actionRules(people),
  ...sessionRules,
  ...passwordRules,
  ...userRules,
  ...assignedRules,
  ...salesRightRules,
  ...recordRules(people),
  ...singleRules(people),
  ...pictureRules,
  ...siblingRules(people),
  ...ownThingRules,
  ...unitRules,
  ...referenceRules(people),
  ...projectPartRules(people),
  ...guardRules(people),
  ...projectGuardRules(),
  ...dependentRules(people),
  ...scopeRules(people),
  ...limitRules(people),
  ...coverRules(people),
  ...sandRules(people),
  ...sumRules(people),
  ...salesRules(),
  ...orderMoveRules(),
  ...orderMoneyRules(),
  ...orderLimitRules(),
  ...stockRules(),
  ...refundMoveRules(),
  ...refundMoneyRules(),
  ...accountRules(),
  ...accountMoneyRules(),
  ...memberFigureRules(),
  ...orderFigureRules(),
  ...searchRules(),
  ...answerRules(people),
  ...ownRules(people),
  ...hiddenRules(),
  ...countRules(),
  ...productFigureRules(),
  ...deskFigureRules(people),
  ...estateFigureRules(),
  ...withdrawRules(),
  ...incomeMoveRules(),
  ...incomeMoneyRules(),
  ...debtRules(),
  ...bookingRules(),
  ...roomRules(),
  ...roomNumberRules(),
  ...memberRules(),
  ...gradeGuardRules(),
  ...memberKeepRules(),
  ...memberQuotaRules(),
  ...revealRules(people),
  ...savedRules(),
  ...raceRules(),
  ...estateStatisticRules(),
  ...ticketLimitRules(),
  ...benefitRules(),
  ...refundAmountRules(),
  ...refundStayRules(),
  ...planMoneyRules(),
  ...failedPlanRules(),
  ...recommendMoveRules(),
  ...recommendDayRules(),
  ...recommendMoneyRules(),
  ...recommendTermRules(),
  ...tradeRules,
];
