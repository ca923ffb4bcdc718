import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import css from './CopyButton.module.css';
import { copyText } from './copyText.ts';

/** Copies a number to the clipboard. `of` names the number for screen readers. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const { t } = useTranslation(['kit', 'common']);
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={t('copyOf', { name: of })}
      title={t('copyOf', { name: of })}
      onClick={() => void copyText(text).then((done) => done && notify('success', t('common:copied')))}
    >
      <IconCopy size="small" aria-hidden />
    </button>
  );
}
