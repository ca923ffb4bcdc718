/**
 * Calls of the specification whose screen does not exist yet. Everything else that is defined is called by a screen; a
 * name that is called all the same, or is not defined, fails `npm test`.
 */
export const waitingForScreen: readonly string[] = [
  'roomPlanCategories.allEnabled',
  'memberGrades.allEnabled',
];
