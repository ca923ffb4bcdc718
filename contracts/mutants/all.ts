import { mutants as accounts } from './accounts.ts';
import { mutants as core } from './core.ts';
import { mutants as estates } from './estates.ts';
import { mutants as figures } from './figures.ts';
import { mutants as finance } from './finance.ts';
import { mutants as leads } from './leads.ts';
import { mutants as members } from './members.ts';
import type { BehaviourMutant } from './mutant.ts';
import { mutants as orderLists } from './orderLists.ts';
import { mutants as orders } from './orders.ts';
import { mutants as placing } from './placing.ts';
import { mutants as reading } from './reading.ts';
import { mutants as refunds } from './refunds.ts';
import { mutants as stocks } from './stocks.ts';

/** Every mistake that acceptance has to find. */
export const behaviourMutants: readonly BehaviourMutant[] = [
  ...accounts,
  ...core,
  ...orders,
  ...placing,
  ...stocks,
  ...refunds,
  ...finance,
  ...members,
  ...estates,
  ...leads,
  ...reading,
  ...orderLists,
  ...figures,
];
