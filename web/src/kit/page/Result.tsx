import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import css from './Result.module.css';

interface Props {
  title: string;
  hint?: ReactNode;
  action?: { text: string; onClick: () => void };
}

/** A page with only a message and a next step: not found, forbidden, failed. */
export function Result({ title, hint, action }: Props) {
  return (
    <main className={css.result}>
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      {action && (
        <Button theme="solid" onClick={action.onClick}>
          {action.text}
        </Button>
      )}
    </main>
  );
}
