import css from './RowActions.module.css';

export interface RowAction {
  text: string;
  onClick: () => unknown;
  danger?: boolean;
}

/** What can be done with a row, as quiet links. Each tells a screen reader which row it means. */
export function RowActions({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  return (
    <span className={css.actions}>
      {actions.map(({ text, onClick, danger }) => (
        <button
          key={text}
          type="button"
          className={danger ? css.danger : css.action}
          aria-label={`${text} ${of}`}
          onClick={() => void Promise.resolve(onClick()).catch(() => undefined)}
        >
          {text}
        </button>
      ))}
    </span>
  );
}
