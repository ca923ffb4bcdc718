import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import css from './Result.module.css';

interface Props {
  title: string;
  hint?: ReactNode;
  action?: { text: string; onClick: () => void };
  /** Beside the action. */
  more?: ReactNode;
}

/** A page with only a message and a next step: not found, forbidden, failed. */
export function Result({ title, hint, action, more }: Props) {
  return (
    <main className={css.result}>
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      <div className={css.actions}>
        {action && (
          <Button theme="solid" onClick={action.onClick}>
            {action.text}
          </Button>
        )}
        {more}
      </div>
    </main>
  );
}
