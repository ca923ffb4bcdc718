/** The buttons of a title line: the primary one, the first of what can be done, stands at the right end (look.md). */
export const primaryLast = <Item>([first, ...others]: readonly Item[]): Item[] =>
  first === undefined ? [] : [...others, first];
