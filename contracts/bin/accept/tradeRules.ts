import { arrivalRules } from './arrivals.ts';
import { deskBoardRules } from './deskBoards.ts';
import { deskNumberRules } from './deskNumbers.ts';
import { guestNumberRules } from './guestNumbers.ts';
import { keptStayRules } from './keptStays.ts';
import { orderEditRules } from './orderEdits.ts';
import { ordersGoOnRules } from './ordersGoOn.ts';
import { quoteDayRules } from './quoteDays.ts';
import { quoteFaultRules } from './quoteFaults.ts';
import { refundAskedRules } from './refundAsked.ts';
import { refundRoomRules } from './refundRooms.ts';
import { roomGuardRules } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { saleChainRules } from './saleChain.ts';
import { ticketPersonRules } from './ticketPersons.ts';
import { tradeNameRules } from './tradeNames.ts';
import { tradeReachRules } from './tradeReach.ts';
import { tradeRightRules } from './tradeRights.ts';

/** What is sold: rights over it, houses and rooms, quotes, guests, and what refunds of a part leave. */
export const tradeRules: Rule[] = [
  ...tradeRightRules,
  ...tradeReachRules,
  ...roomGuardRules,
  ...deskBoardRules,
  ...deskNumberRules,
  ...refundRoomRules,
  ...refundAskedRules,
  ...arrivalRules,
  ...keptStayRules,
  ...saleChainRules,
  ...tradeNameRules,
  ...orderEditRules,
  ...ordersGoOnRules,
  ...quoteFaultRules,
  ...quoteDayRules,
  ...guestNumberRules,
  ...ticketPersonRules,
];
