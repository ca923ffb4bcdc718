import { listRules } from './lists.ts';
import type { People } from './people.ts';
import type { Rule } from './rule.ts';

/** Every rule, for the users that there are. */
export const rulesOf = (people: People): Rule[] => [...listRules(people)];
