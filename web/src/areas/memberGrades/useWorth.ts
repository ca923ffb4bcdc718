import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a grade is worth, in words. */
export function useWorth() {
  const { t } = useTranslation(['memberGrades', 'common']);
  const validity = useCallback(
    (months: number) => (months === 0 ? t('common:forGood') : t('months', { number: months })),
    [t],
  );
  /** Of a rate x 10. */
  const times = useCallback((rate: number) => t('times', { value: rate / 10 }), [t]);
  return { validity, times };
}
