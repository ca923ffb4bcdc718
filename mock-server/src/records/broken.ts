/** The words of the rules that do not hold. */
export const broken = (rules: Record<string, boolean>): string[] =>
  Object.entries(rules).flatMap(([words, holds]) => (holds ? [] : [words]));
