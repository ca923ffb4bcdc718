import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { Explained } from '../dialogs/Explained.tsx';
import css from './CheckBox.module.css';

interface Props {
  id?: string;
  /** The accessible name where no `<label htmlFor>` gives one. */
  label?: string;
  checked: boolean;
  /** Shown as partly checked: some of the items it covers are chosen, others are not. */
  mixed?: boolean;
  /** Why the box cannot be changed; undefined if it can. */
  locked?: string | undefined;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  invalid?: boolean | undefined;
}

/** A checkbox. A locked one shows the reason and can still be focused. */
export function CheckBox({ label, checked, mixed = false, locked, invalid, ...props }: Props) {
  const box = useRef<HTMLInputElement | null>(null);
  // A click always resets `indeterminate`, so it is set after each render.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed && !checked;
  });
  const takeRef = (element: HTMLInputElement | null) => {
    box.current = element;
    if (typeof props.inputRef === 'function') props.inputRef(element);
  };
  return (
    <Explained why={locked}>
      <input
        ref={takeRef}
        id={props.id}
        type="checkbox"
        className={css.box}
        aria-label={label}
        aria-description={locked}
        aria-disabled={locked !== undefined || undefined}
        aria-invalid={invalid || undefined}
        checked={checked}
        onChange={(event) => locked === undefined && props.onChange(event.target.checked)}
        onBlur={props.onBlur}
        onKeyDown={props.onKeyDown}
      />
    </Explained>
  );
}
