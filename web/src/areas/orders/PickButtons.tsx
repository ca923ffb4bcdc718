import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import fieldCss from '../../kit/form/Field.module.css';
import css from './PickButtons.module.css';

interface Props {
  label: string;
  /** `taken`: the form has it already, or there is no place for it. */
  picks: readonly { key: string; text: string; taken: boolean }[];
  onPick: (key: string) => void;
  /** What stands in the place of the buttons while there are none; without it the row is not there. */
  none?: ReactNode;
}

/** Known values of a form, each a button that puts it in. */
export function PickButtons({ label, picks, onPick, none }: Props) {
  if (picks.length === 0 && !none) return null;
  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons wrap in one line, as no fieldset does in every browser */}
      <div className={css.picks} role="group" aria-label={label}>
        {picks.length === 0 && <span className={css.none}>{none}</span>}
        {picks.map(({ key, text, taken }) => (
          <Button key={key} size="small" disabled={taken} onClick={() => onPick(key)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
