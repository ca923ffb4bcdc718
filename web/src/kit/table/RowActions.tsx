import { MoreActions } from './MoreActions.tsx';
import css from './RowActions.module.css';
import { type RowAction, runAction } from './rowAction.ts';
import { textWidth } from './textWidth.ts';

/** A row shows at most three actions; if there are more, the first two and a menu. */
const most = 3;
const shownOf = (actions: readonly RowAction[]) =>
  actions.length > most ? actions.slice(0, most - 1) : actions;

/** The actions of a row as links. Each names its row for screen readers. */
export function RowActions({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  const shown = shownOf(actions);
  const rest = actions.slice(shown.length);
  return (
    <span className={css.actions}>
      {shown.map((action) => (
        <button
          key={action.text}
          type="button"
          className={action.danger ? css.danger : css.action}
          aria-label={`${action.text} ${of}`}
          onClick={() => runAction(action)}
        >
          {action.text}
        </button>
      ))}
      {rest.length > 0 && <MoreActions of={of} actions={rest} run={runAction} />}
    </span>
  );
}

/** As in the style sheets: the padding of an action, the gap between two, and the padding and line of the cell less what the actions stick out. */
const px = { padding: 12, gap: 4, cell: 20 };

/** Pixels that the actions of a row need in one line. */
export function actionsWidth(actions: readonly RowAction[], more: string): number {
  const shown = shownOf(actions);
  const texts = [...shown.map(({ text }) => text), ...(shown.length < actions.length ? [more] : [])];
  const words = texts.reduce((sum, text) => sum + textWidth(text, '400 14px') + px.padding, 0);
  return Math.ceil(words + px.gap * (texts.length - 1) + px.cell);
}
