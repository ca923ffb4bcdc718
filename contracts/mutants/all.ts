import { mutants as core } from './core.ts';
import type { BehaviourMutant } from './mutant.ts';

/** Every mistake that acceptance has to find. */
export const behaviourMutants: readonly BehaviourMutant[] = [...core];
