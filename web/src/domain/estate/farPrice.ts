/** From so many percent of the list price on, staff are asked whether the price of a deal is right. */
const askedAbove = 50;

/**
 * By how many percent of the list price the price of a deal differs from it, where that is more than anybody would agree on. Only a question, because
 * the domain design has no rule for it (section 4.9).
 */
export function farPrice(dealPrice: number, listPrice: number): number | undefined {
  const percent = (Math.abs(dealPrice - listPrice) * 100) / listPrice;
  return listPrice > 0 && percent > askedAbove ? Math.ceil(percent) : undefined;
}
