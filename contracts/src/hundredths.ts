/** Whole hundredths (cents, basis points, hundredths of a square metre) as text with exactly two decimals: 12345 -> 123.45. */
export function hundredths(value: number): string {
  const digits = String(Math.abs(Math.round(value))).padStart(3, '0');
  const sign = Math.round(value) < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
