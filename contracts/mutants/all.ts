import { mutants as core } from './core.ts';
import { mutants as moves } from './moves.ts';
import type { BehaviourMutant } from './mutant.ts';
import { mutants as reading } from './reading.ts';

/** Every mistake that acceptance has to find. */
export const behaviourMutants: readonly BehaviourMutant[] = [...core, ...moves, ...reading];
