/**
 * Why something was ended, for its log: the name of the chosen reason and the note, 满房：客人已改订. 其他 says nothing that the note does not say.
 * @param names the names of the reasons, by their codes
 * @param other the code of 其他
 */
export function reasonWords(names: Record<number, string>, reason: number, other: number, note = ''): string {
  return [reason === other ? '' : names[reason], note].filter(Boolean).join('：');
}
