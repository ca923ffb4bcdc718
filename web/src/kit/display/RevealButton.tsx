import IconEyeClosed from '@douyinfe/semi-icons/lib/es/icons/IconEyeClosed';
import IconEyeOpened from '@douyinfe/semi-icons/lib/es/icons/IconEyeOpened';
import { useTranslation } from 'react-i18next';
import css from './Masked.module.css';

interface Props {
  /** The name of the number, for screen readers. */
  of: string;
  isShown: boolean;
  busy: boolean;
  /** Only the icon is seen. */
  compact?: true | undefined;
  onToggle: () => void;
}

/** 查看, or 隐藏 while the full number is shown. */
export function RevealButton({ of, isShown, busy, compact, onToggle }: Props) {
  const { t } = useTranslation('kit');
  const Icon = isShown ? IconEyeClosed : IconEyeOpened;
  const word = t(isShown ? 'number.hide' : 'number.reveal');
  return (
    <button
      type="button"
      className={css.button}
      data-compact={compact}
      title={compact && word}
      aria-label={`${word} ${of}`}
      aria-busy={busy}
      onClick={onToggle}
    >
      <Icon size="small" aria-hidden />
      <span className={css.word}>{word}</span>
    </button>
  );
}
