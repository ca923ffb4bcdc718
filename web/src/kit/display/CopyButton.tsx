import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import css from './CopyButton.module.css';

/** Copies a number to the clipboard. `of` names the number for screen readers. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const { t } = useTranslation('kit');
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={t('copyOf', { name: of })}
      title={t('copyOf', { name: of })}
      onClick={() => void copy(text).then((done) => done && notify('success', t('copied')))}
    >
      <IconCopy size="small" aria-hidden />
    </button>
  );
}

/** Over plain http scripts have no access to the clipboard; copying a selected field still works there. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
