/** Cents in units of ten thousand yuan, as staff speak of rooms: 141410000 -> 141.41万. */
export const shortAmount = (cents: number): string => {
  const hundredths = Math.round(cents / 10_000);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}万`;
};
