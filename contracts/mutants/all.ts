import { mutants as accounts } from './accounts.ts';
import { mutants as core } from './core.ts';
import { mutants as estates } from './estates.ts';
import { mutants as figures } from './figures.ts';
import { mutants as finance } from './finance.ts';
import { mutants as grades } from './grades.ts';
import { mutants as keptStays } from './keptStays.ts';
import { mutants as leads } from './leads.ts';
import { mutants as members } from './members.ts';
import { mutants as missed } from './missed.ts';
import { mutants as missedEstates } from './missedEstates.ts';
import { mutants as missedMembers } from './missedMembers.ts';
import { mutants as missedTraces } from './missedTraces.ts';
import { mutants as missedTrade } from './missedTrade.ts';
import type { BehaviourMutant } from './mutant.ts';
import { mutants as offered } from './offered.ts';
import { mutants as ordered } from './ordered.ts';
import { mutants as orderLists } from './orderLists.ts';
import { mutants as orders } from './orders.ts';
import { mutants as placing } from './placing.ts';
import { mutants as projects } from './projects.ts';
import { mutants as reading } from './reading.ts';
import { mutants as refunds } from './refunds.ts';
import { mutants as reported } from './reported.ts';
import { mutants as signIns } from './signIns.ts';
import { mutants as stocks } from './stocks.ts';
import { mutants as trade } from './trade.ts';
import { mutants as unseenAccounts } from './unseenAccounts.ts';
import { mutants as unseenEstate } from './unseenEstate.ts';
import { mutants as unseenMembers } from './unseenMembers.ts';
import { mutants as unseenOthers } from './unseenOthers.ts';
import { mutants as unseenReconciliation } from './unseenReconciliation.ts';
import { mutants as unseenSales } from './unseenSales.ts';
import { mutants as unseenTrade } from './unseenTrade.ts';
import { mutants as unseenUsers } from './unseenUsers.ts';
import { mutants as users } from './users.ts';
import { mutants as walkedAccounts } from './walkedAccounts.ts';
import { mutants as walkedEstates } from './walkedEstates.ts';
import { mutants as walkedFinance } from './walkedFinance.ts';
import { mutants as walkedGrades } from './walkedGrades.ts';
import { mutants as walkedLeads } from './walkedLeads.ts';
import { mutants as walkedMembers } from './walkedMembers.ts';
import { mutants as walkedOrders } from './walkedOrders.ts';
import { mutants as walkedProducts } from './walkedProducts.ts';
import { mutants as walkedTrade } from './walkedTrade.ts';

/** Every mistake that acceptance has to find. */
export const behaviourMutants: readonly BehaviourMutant[] = [
  ...accounts,
  ...core,
  ...users,
  ...orders,
  ...placing,
  ...stocks,
  ...refunds,
  ...finance,
  ...members,
  ...grades,
  ...estates,
  ...leads,
  ...projects,
  ...reading,
  ...orderLists,
  ...figures,
  ...trade,
  ...ordered,
  ...walkedTrade,
  ...walkedAccounts,
  ...walkedMembers,
  ...walkedOrders,
  ...walkedEstates,
  ...walkedGrades,
  ...walkedProducts,
  ...walkedLeads,
  ...walkedFinance,
  ...reported,
  ...missed,
  ...missedEstates,
  ...missedTraces,
  ...missedMembers,
  ...missedTrade,
  ...keptStays,
  ...signIns,
  ...unseenMembers,
  ...unseenAccounts,
  ...unseenReconciliation,
  ...unseenTrade,
  ...unseenOthers,
  ...unseenSales,
  ...unseenUsers,
  ...unseenEstate,
  ...offered,
];
