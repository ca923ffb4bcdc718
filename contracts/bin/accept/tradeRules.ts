import { arrivalRules } from './arrivals.ts';
import { deskNumberRules } from './deskNumbers.ts';
import { guestNumberRules } from './guestNumbers.ts';
import { orderEditRules } from './orderEdits.ts';
import { quoteFaultRules } from './quoteFaults.ts';
import { refundRoomRules } from './refundRooms.ts';
import { roomGuardRules } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { saleChainRules } from './saleChain.ts';
import { tradeNameRules } from './tradeNames.ts';
import { tradeReachRules } from './tradeReach.ts';
import { tradeRightRules } from './tradeRights.ts';

/** What is sold: rights over it, houses and rooms, quotes, guests, and what refunds of a part leave. */
export const tradeRules: Rule[] = [
  ...tradeRightRules,
  ...tradeReachRules,
  ...roomGuardRules,
  ...deskNumberRules,
  ...refundRoomRules,
  ...arrivalRules,
  ...saleChainRules,
  ...tradeNameRules,
  ...orderEditRules,
  ...quoteFaultRules,
  ...guestNumberRules,
];
