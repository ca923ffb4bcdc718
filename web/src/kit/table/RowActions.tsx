import { MoreActions } from './MoreActions.tsx';
import css from './RowActions.module.css';
import type { RowAction } from './rowAction.ts';

/** A row shows at most three actions; if there are more, the first two and a menu. */
const most = 3;
const run = ({ onClick }: RowAction) => void Promise.resolve(onClick()).catch(() => undefined);

/** The actions of a row as links. Each names its row for screen readers. */
export function RowActions({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  const shown = actions.length > most ? actions.slice(0, most - 1) : actions;
  const rest = actions.slice(shown.length);
  return (
    <span className={css.actions}>
      {shown.map((action) => (
        <button
          key={action.text}
          type="button"
          className={action.danger ? css.danger : css.action}
          aria-label={`${action.text} ${of}`}
          onClick={() => run(action)}
        >
          {action.text}
        </button>
      ))}
      {rest.length > 0 && <MoreActions of={of} actions={rest} run={run} />}
    </span>
  );
}
