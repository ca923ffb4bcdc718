/** Letters, the wire time as yyMMddHHmmss, and six digits that do not repeat within a second. @param at how many records there are already */
export const numberAt = (time: string, letters: string, at: number): string =>
  `${letters}${time.replace(/\D/g, '').slice(2)}${String((at * 617 + 204_733) % 1_000_000).padStart(6, '0')}`;
