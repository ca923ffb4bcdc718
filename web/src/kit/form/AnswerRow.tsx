import type { ReactNode } from 'react';
import { isBroken, messageOf } from '../../api/errors.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';
import css from './AnswerRow.module.css';
import fieldCss from './Field.module.css';

interface Props {
  label: string;
  /** A refusal is shown with its reason; anything else says that loading failed, with a second try. */
  error: unknown;
  onRetry: () => unknown;
  /** In a line; may be nothing while it loads. */
  children: ReactNode;
}

/** A row of a form with what the backend says of what was typed so far. */
export function AnswerRow({ label, error, onRetry, children }: Props) {
  const hasFailed = error !== undefined && isBroken(error);
  return (
    <div className={fieldCss.row}>
      <span className={fieldCss.label}>{label}</span>
      <div className={fieldCss.control}>
        <div className={css.answer} role="status">
          {error === undefined ? children : !hasFailed && messageOf(error)}
        </div>
        {hasFailed && <LoadFailed error={error} onRetry={onRetry} />}
      </div>
    </div>
  );
}
