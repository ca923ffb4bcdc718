import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Estate } from '#contracts/areas/estates.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

/** Asks before a project is taken off the shelf, by its switch or its form, and says how many banners lead to it (domain design, section 4.1.1). */
export function useOffShelfQuestion() {
  const { t } = useTranslation('estates');
  const label = useLabel();
  return useCallback(
    ({ name, bannerCount }: Pick<Estate, 'name' | 'bannerCount'>) =>
      confirmAction(t('offShelfAsk'), {
        facts: [{ label: label('estateName'), value: name }],
        ...(bannerCount > 0 && { warnings: [t('bannersLead', { n: bannerCount })] }),
      }),
    [label, t],
  );
}
