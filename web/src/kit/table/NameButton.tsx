import css from './NameButton.module.css';

/** The name of a row as a button that opens the details in a dialog over the list. */
export function NameButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className={css.name} title={name} aria-haspopup="dialog" onClick={onClick}>
      {name}
    </button>
  );
}
