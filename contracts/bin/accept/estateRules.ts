import { bookingRules } from './bookingMoves.ts';
import { buildingLimitRules } from './buildingLimits.ts';
import { commissionCentRules } from './commissionCents.ts';
import { commissionFigureRules } from './commissionFigures.ts';
import { consultantLinkRules } from './consultantLinks.ts';
import { estateFigureRules } from './estateFigures.ts';
import { estateStatisticRules } from './estateStatistics.ts';
import { keptProjectRules } from './keptProjects.ts';
import { leadChangeRules } from './leadChanges.ts';
import { movedProjectRules } from './movedProjects.ts';
import { offPlanRules } from './offPlans.ts';
import { otherProjectRules } from './otherProjects.ts';
import { passedLeadRules } from './passedLeads.ts';
import type { People } from './people.ts';
import { projectCompanyRules } from './projectCompanies.ts';
import { projectGuardRules } from './projectGuards.ts';
import { projectPartRules } from './projectParts.ts';
import { projectSectionRules } from './projectSections.ts';
import { recommendDayRules } from './recommendDays.ts';
import { recommendDetailRules } from './recommendDetails.ts';
import { recommendMoneyRules } from './recommendMoney.ts';
import { recommendMoveRules } from './recommendMoves.ts';
import { recommendRoomRules } from './recommendRooms.ts';
import { recommendTermRules } from './recommendTerms.ts';
import { roomRules } from './roomMoves.ts';
import { roomPlaceRules } from './roomPlaces.ts';
import { roomShapeRules } from './roomShapes.ts';
import type { Rule } from './rule.ts';
import { saleInfoDayRules } from './saleInfoDays.ts';
import { sandRules } from './sands.ts';
import { seenProjectRules } from './seenProjects.ts';
import { visitTimeRules } from './visitTimes.ts';

/** The rules of projects, leads and recommends (domain design, sections 4 and 5). */
export const estateRules = (people: People): Rule[] => [
  ...bookingRules(),
  ...roomRules(),
  ...roomShapeRules(),
  ...saleInfoDayRules(),
  ...movedProjectRules(),
  ...recommendMoveRules(),
  ...recommendDayRules(),
  ...recommendMoneyRules(),
  ...recommendRoomRules(),
  ...recommendTermRules(),
  ...keptProjectRules(),
  ...consultantLinkRules(),
  ...commissionFigureRules(),
  ...projectSectionRules(),
  ...otherProjectRules(),
  ...offPlanRules,
  ...roomPlaceRules(),
  ...leadChangeRules(),
  ...visitTimeRules(),
  ...projectCompanyRules(),
  ...recommendDetailRules(),
  ...estateFigureRules(),
  ...estateStatisticRules(),
  ...commissionCentRules(),
  ...projectGuardRules(),
  ...seenProjectRules,
  ...passedLeadRules,
  ...buildingLimitRules,
  ...sandRules(people),
  ...projectPartRules(people),
];
