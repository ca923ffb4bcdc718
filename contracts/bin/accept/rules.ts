import { aboveUserRules } from './aboveUsers.ts';
import { accountMoneyRules } from './accountMoney.ts';
import { accountRules } from './accounts.ts';
import { actionRules } from './actionRights.ts';
import { answerRules } from './answers.ts';
import { assignedRules } from './assigned.ts';
import { limitRules } from './atLimits.ts';
import { badCodeRules } from './badCodes.ts';
import { balanceOrderRules } from './balanceOrders.ts';
import { bannerPageRules } from './bannerPages.ts';
import { bannerTargetRules } from './bannerTargets.ts';
import { begunOrderRules } from './begunOrders.ts';
import { benefitPlaceRules } from './benefitPlaces.ts';
import { benefitRules } from './benefits.ts';
import { brokenJsonRules } from './brokenJson.ts';
import { cancellingStaffRules } from './cancellingStaff.ts';
import { changedMobileRules } from './changedMobiles.ts';
import { chosenFieldRules } from './chosenFields.ts';
import { comparedSpanRules } from './comparedSpans.ts';
import { consultantUserRules } from './consultantUsers.ts';
import { contractEndRules } from './contractEnds.ts';
import { contractNumberRules } from './contractNumbers.ts';
import { copiedDayRules } from './copiedDays.ts';
import { countRules } from './counts.ts';
import { coverRules } from './covers.ts';
import { amid, createTimeRules } from './createTimes.ts';
import { dayLimitRules } from './dayLimits.ts';
import { dependentRules } from './dependents.ts';
import { deskFigureRules } from './deskFigures.ts';
import { directUploadRules } from './directUploads.ts';
import { endedRefundRules } from './endedRefunds.ts';
import { estateRules } from './estateRules.ts';
import { failedPlanRules } from './failedPlans.ts';
import { fewRowRules } from './fewRows.ts';
import { financeReferenceRules } from './financeReferences.ts';
import { foundByNumberRules } from './foundByNumber.ts';
import { givenRightRules } from './givenRights.ts';
import { goneRules } from './gone.ts';
import { gradeEndRules } from './gradeEnds.ts';
import { guardRules } from './guards.ts';
import { heldByDisabledRules } from './heldByDisabled.ts';
import { hiddenRules } from './hidden.ts';
import { keptNameRules } from './keptNames.ts';
import { lateOrderRules } from './lateOrders.ts';
import { leavingRules } from './leaving.ts';
import { listRules } from './lists.ts';
import { logLineRules } from './logLines.ts';
import { manualLabelRules } from './manualLabels.ts';
import { maskedEditRules } from './maskedEdits.ts';
import { memberAndMoneyRules } from './memberAndMoneyRules.ts';
import { memberFigureRules } from './memberFigures.ts';
import { merchantTypeRules } from './merchantTypes.ts';
import { missingStepRules } from './missingSteps.ts';
import { movedParentRules } from './movedParents.ts';
import { namedUnitRules } from './namedUnits.ts';
import { nearRoleRules } from './nearRoles.ts';
import { numberMaskRules } from './numberMasks.ts';
import { olderSignInRules } from './olderSignIns.ts';
import { onShelfRules } from './onShelf.ts';
import { orderFigureRules } from './orderFigures.ts';
import { orderFoundRules } from './orderFound.ts';
import { orderLimitRules } from './orderLimits.ts';
import { orderMoneyRules } from './orderMoney.ts';
import { orderMoveRules } from './orderMoves.ts';
import { savedRules } from './orderSaved.ts';
import { orderTimeRules } from './orderTimes.ts';
import { orderToldRules } from './orderTold.ts';
import { ownRules } from './own.ts';
import { ownResourceRules } from './ownResources.ts';
import { ownThingRules } from './ownThings.ts';
import { passwordRules } from './passwordRules.ts';
import { pastPriceRules } from './pastPrices.ts';
import type { People } from './people.ts';
import { phoneRules } from './phones.ts';
import { pictureRules } from './pictures.ts';
import { planDayRules } from './planDays.ts';
import { planOrderRules } from './planOrders.ts';
import { planMoneyRules } from './plansMoney.ts';
import { pointLotRules } from './pointLots.ts';
import { presencePlaceRules } from './presencePlaces.ts';
import { presenceTimeRules } from './presenceTimes.ts';
import { productFigureRules } from './productFigures.ts';
import { raceRules } from './races.ts';
import { reasonLineRules } from './reasonLines.ts';
import { reconciledRules } from './reconciled.ts';
import { recordRules } from './records.ts';
import { referenceRules } from './references.ts';
import { refundAmountRules } from './refundAmounts.ts';
import { refundCountRules } from './refundCounts.ts';
import { refundFoundRules } from './refundFound.ts';
import { refundMoneyRules } from './refundMoney.ts';
import { refundMoveRules } from './refundMoves.ts';
import { refundPointRules } from './refundPoints.ts';
import { refundStayRules } from './refundStays.ts';
import { regionTreeRules } from './regionTree.ts';
import { revealRules } from './reveals.ts';
import { rightRules } from './rights.ts';
import { roleFormRules } from './roleForms.ts';
import { roomNumberRules } from './roomNumbers.ts';
import type { Rule } from './rule.ts';
import { salesRules } from './sales.ts';
import { salesMoveRules } from './salesMoves.ts';
import { salesRightRules } from './salesRights.ts';
import { salesRowRules } from './salesRows.ts';
import { sameViewRules } from './sameViews.ts';
import { savedNameRules } from './savedNames.ts';
import { searchRules } from './searches.ts';
import { seasonRules } from './seasons.ts';
import { seenNotManagedRules } from './seenNotManaged.ts';
import { selectChainRules } from './selectChain.ts';
import { sessionRules } from './sessions.ts';
import { siblingRules } from './siblings.ts';
import { singleRules } from './single.ts';
import { stayLimitRules } from './stayLimits.ts';
import { stockRules } from './stock.ts';
import { sumRules } from './sums.ts';
import { switchedByFormRules } from './switchedByForm.ts';
import { ticketLimitRules } from './ticketLimits.ts';
import { tradeRules } from './tradeRules.ts';
import { unfinishedOrderRules } from './unfinishedOrders.ts';
import { scopeRules } from './uniqueScopes.ts';
import { unitRules } from './units.ts';
import { unitTwinRules } from './unitTwins.ts';
import { userFormRules } from './userForms.ts';
import { userRules } from './userRules.ts';
import { venueFigureRules } from './venueFigures.ts';
import { viewDefaultRules } from './viewDefaults.ts';
import { viewRightRules } from './viewRights.ts';
import { widestRightRules } from './widestRights.ts';
import { wrapperRules } from './wrappers.ts';
import { wrongTypeRules } from './wrongTypes.ts';

/** Every rule, for the users that there are. */
export const rulesOf = (people: People): Rule[] => amid(quickRules(people), createTimeRules(people));

const quickRules = (people: People): Rule[] => [
  ...listRules(people),
  ...rightRules(people),
  ...actionRules(people),
  ...goneRules(people),
  ...sessionRules,
  ...passwordRules,
  ...userRules,
  ...assignedRules,
  ...salesRightRules,
  ...recordRules(people),
  ...singleRules(people),
  ...pictureRules,
  ...directUploadRules,
  ...siblingRules(people),
  ...ownThingRules,
  ...unitRules,
  ...referenceRules(people),
  ...guardRules(people),
  ...dependentRules(people),
  ...scopeRules(people),
  ...limitRules(people),
  ...coverRules(people),
  ...sumRules(people),
  ...salesRules(),
  ...orderMoveRules(),
  ...orderMoneyRules(),
  ...orderLimitRules(),
  ...stayLimitRules(),
  ...stockRules(),
  ...refundMoveRules(),
  ...refundMoneyRules(),
  ...refundFoundRules(),
  ...refundCountRules(),
  ...accountRules(),
  ...accountMoneyRules(),
  ...memberFigureRules(),
  ...orderFigureRules(),
  ...orderFoundRules(),
  ...orderToldRules(),
  ...orderTimeRules(),
  ...searchRules(),
  ...answerRules(people),
  ...sameViewRules,
  ...ownRules(people),
  ...hiddenRules(),
  ...countRules(),
  ...productFigureRules(),
  ...deskFigureRules(people),
  ...roomNumberRules(),
  ...foundByNumberRules(),
  ...reasonLineRules(),
  ...keptNameRules(),
  ...viewDefaultRules(),
  ...viewRightRules,
  ...presenceTimeRules(),
  ...presencePlaceRules,
  ...ownResourceRules,
  ...contractEndRules(),
  ...seasonRules(),
  ...estateRules(people),
  ...memberAndMoneyRules(),
  ...regionTreeRules,
  ...revealRules(people),
  ...maskedEditRules(people),
  ...savedRules(),
  ...raceRules(),
  ...ticketLimitRules(),
  ...benefitRules(),
  ...benefitPlaceRules(),
  ...refundAmountRules(),
  ...refundStayRules(),
  ...planMoneyRules(),
  ...planDayRules(),
  ...changedMobileRules(),
  ...balanceOrderRules(),
  ...gradeEndRules(),
  ...pointLotRules(),
  ...reconciledRules(),
  ...failedPlanRules(),
  ...bannerTargetRules(people),
  ...unfinishedOrderRules,
  ...namedUnitRules(people),
  ...copiedDayRules,
  ...pastPriceRules,
  ...venueFigureRules,
  ...selectChainRules,
  ...heldByDisabledRules,
  ...logLineRules,
  ...comparedSpanRules(),
  ...financeReferenceRules(),
  ...userFormRules,
  ...roleFormRules,
  ...givenRightRules,
  ...aboveUserRules,
  ...nearRoleRules,
  ...widestRightRules,
  ...movedParentRules,
  ...cancellingStaffRules(),
  ...consultantUserRules(),
  ...dayLimitRules,
  ...chosenFieldRules(people),
  ...onShelfRules,
  ...numberMaskRules(people),
  ...merchantTypeRules,
  ...planOrderRules(),
  ...switchedByFormRules,
  ...savedNameRules(people),
  ...contractNumberRules(),
  ...missingStepRules,
  ...seenNotManagedRules,
  ...unitTwinRules,
  ...tradeRules,
  ...badCodeRules,
  ...olderSignInRules,
  ...bannerPageRules(people),
  ...brokenJsonRules,
  ...leavingRules,
  ...fewRowRules(people),
  ...manualLabelRules,
  ...phoneRules(people),
  ...wrapperRules(people),
  ...wrongTypeRules(people),
  ...refundPointRules(),
  ...salesMoveRules(),
  ...salesRowRules(),
  ...begunOrderRules,
  ...lateOrderRules,
  ...endedRefundRules(),
];
