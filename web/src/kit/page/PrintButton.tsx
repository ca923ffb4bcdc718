import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Prints the page. What does not belong on paper is hidden by the style sheets of the parts themselves. */
export function PrintButton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('kit');
  return (
    <Button type="tertiary" onClick={() => window.print()}>
      {children ?? t('print')}
    </Button>
  );
}
