import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyRow } from '#contracts/areas/estateCompanies.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

/** What is asked about before a company is switched off, by its switch or its form: what it has, and what that does. */
export function useAboutDisabling() {
  const { t } = useTranslation('estates');
  const label = useLabel();
  return useCallback(
    ({ name, estateCount, userCount }: Pick<CompanyRow, 'name' | 'estateCount' | 'userCount'>): About => ({
      facts: [
        { label: label('companyName'), value: name },
        { label: label('estateCount'), value: String(estateCount) },
        { label: label('userCount'), value: String(userCount) },
      ],
      warnings: [t('disablesCompany')],
    }),
    [label, t],
  );
}
