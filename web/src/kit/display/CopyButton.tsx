import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import css from './CopyButton.module.css';

/** Copies a number, so that nobody has to select it. `of` names it for those who do not see it. */
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

/** Over plain http the browser has no clipboard for scripts; a selected field still can be copied. */
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
