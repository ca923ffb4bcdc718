import { userViolations } from '../accounts/userInvariants.ts';
import { viewViolations } from '../accounts/viewInvariants.ts';
import { estateViolations } from '../estate/invariants.ts';
import { financeViolations } from '../finance/invariants.ts';
import { memberViolations } from '../members/invariants.ts';
import { statisticViolations } from '../statistics/invariants.ts';
import type { Store } from '../store/store.ts';
import { violations } from '../trade/invariants.ts';

/** What of the rules of all businesses does not hold (domain design, section 16): a sentence for each violation that names the record; none in a sound state. */
export const selfCheck = (store: Store): string[] => [
  ...violations(store),
  ...statisticViolations(store),
  ...estateViolations(store),
  ...memberViolations(store),
  ...financeViolations(store),
  ...userViolations(store),
  ...viewViolations(store),
];
