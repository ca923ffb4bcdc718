/** What decides whether 默认等级 can be switched in a form. */
interface Asked {
  /** Whether the stored grade is the default one. */
  isStored: boolean;
  /** Whether the form says so. */
  isChosen: boolean;
  /** Undefined while it is not typed yet. */
  level: number | undefined;
  /** The lowest level of all other grades; undefined while it is not known, or where there is no other grade. */
  lowest: number | undefined;
}

/** Why the switch cannot be changed: the mark only goes to a grade with a lower level (domain design, section 6.2). What is unknown locks nothing. */
export function defaultLock({ isStored, isChosen, level, lowest }: Asked): 'stays' | 'higher' | undefined {
  if (isStored) return 'stays';
  if (isChosen || level === undefined || lowest === undefined) return undefined;
  return level > lowest ? 'higher' : undefined;
}
