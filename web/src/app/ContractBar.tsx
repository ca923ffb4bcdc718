import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractVersion } from '#contracts/version.ts';
import { config } from '../api/config.ts';
import css from './Bars.module.css';

const majorOf = (version: string) => Number.parseInt(version, 10);
/** Remembers of which pair of versions somebody has read here. */
const storageKey = 'contractVersionsTold';

/**
 * Says that the backend keeps another major version of the contract (`contractVersion` in `/config.json`) than this console was built for. Once: who has closed it
 * is told again only of another pair of versions.
 */
export function ContractBar() {
  const { t } = useTranslation(['shell', 'common']);
  const served = config().contractVersion;
  const pair = `${majorOf(contractVersion)}/${majorOf(served ?? contractVersion)}`;
  const isOther = served !== undefined && majorOf(served) !== majorOf(contractVersion);
  const [closed, setClosed] = useState(() => localStorage.getItem(storageKey) === pair);
  const close = () => {
    localStorage.setItem(storageKey, pair);
    setClosed(true);
  };
  return (
    <div role="status" className={css.bars}>
      {isOther && !closed && (
        <div className={css.bar}>
          <span>{t('shell:otherContract', { console: contractVersion, backend: served })}</span>
          <Button size="small" type="tertiary" theme="borderless" onClick={close}>
            {t('common:close')}
          </Button>
        </div>
      )}
    </div>
  );
}
