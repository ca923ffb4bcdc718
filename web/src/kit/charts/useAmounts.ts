import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatReportMoney } from '../display/format.ts';
import type { Amounts } from './line.ts';

/** How a chart formats amounts of money in cents, or numbers of what is counted. */
export function useAmounts(kind: 'money' | 'count'): Amounts {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
    return kind === 'money'
      ? { full: formatReportMoney, short: (cents) => short.format(cents / 100), step: 100 }
      : { full: formatCount, short: (count) => short.format(count), step: 1 };
  }, [kind, language]);
}
