import i18next from 'i18next';

/**
 * Cents in a large unit, to 100 yuan, as staff speak of rooms: 141410000 is 141.41万, and 1.4141M in languages that do not count in ten thousands.
 */
export const shortAmount = (cents: number, language = i18next.language): string => {
  const hundreds = Math.round(cents / 10_000);
  return /^(en|es)/.test(language)
    ? `${(hundreds / 10_000).toFixed(4)}M`
    : `${(hundreds / 100).toFixed(2)}万`;
};
