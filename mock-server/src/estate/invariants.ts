import type { Store } from '../store/store.ts';
import { bookingViolations } from './bookingInvariants.ts';
import { projectViolations } from './projectInvariants.ts';
import { recommendViolations } from './recommendInvariants.ts';
import { roomViolations } from './roomInvariants.ts';
import { sandViolations } from './sandInvariants.ts';

/** What holds for projects and what belongs to them at any time (domain design, section 16). Each violation is a sentence that names the record. */
export const estateViolations = (store: Store): string[] => [
  ...projectViolations(store),
  ...sandViolations(store),
  ...recommendViolations(store),
  ...roomViolations(store),
  ...bookingViolations(store),
];
