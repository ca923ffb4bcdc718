import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractVersion } from '#contracts/version.ts';
import css from './Bars.module.css';

/** Remembers of which pair of versions somebody has read here. */
const storageKey = 'contractVersionsTold';

/**
 * Says that the backend keeps another major version of the contract than this console was built for. Once: who has closed it is told again only of another pair
 * of versions.
 */
export default function OtherContract({ served, pair }: { served: string; pair: string }) {
  const { t } = useTranslation(['frame', 'common']);
  const [closed, setClosed] = useState(() => localStorage.getItem(storageKey) === pair);
  const close = () => {
    localStorage.setItem(storageKey, pair);
    setClosed(true);
  };
  if (closed) return null;
  return (
    <div className={css.bar}>
      <span>{t('frame:otherContract', { console: contractVersion, backend: served })}</span>
      <Button size="small" type="tertiary" theme="borderless" onClick={close}>
        {t('common:close')}
      </Button>
    </div>
  );
}
