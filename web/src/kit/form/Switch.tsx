import { type Ref, useState } from 'react';
import { Explained } from '../dialogs/Explained.tsx';
import css from './Switch.module.css';

interface Props {
  id?: string | undefined;
  label: string;
  checked: boolean;
  /** Why the switch is locked; undefined if it is not. */
  locked?: string | undefined;
  onChange: (checked: boolean) => unknown;
  onBlur?: (() => void) | undefined;
  /** The element that a form focuses. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

/**
 * A switch in a table: Semi's look over a native checkbox, busy while its change is saved. A locked one can still be reached by Tab, so that every
 * user can read the reason; one that is being saved keeps the focus, which `disabled` would take from it.
 */
export function Switch({ label, checked, locked, onChange, invalid, describedBy, ...props }: Props) {
  const [saving, setSaving] = useState(false);
  const isFixed = saving || locked !== undefined;
  const toggle = async () => {
    setSaving(true);
    try {
      await onChange(!checked);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Explained why={locked}>
      <input
        id={props.id}
        ref={props.inputRef}
        type="checkbox"
        role="switch"
        className={css.switch}
        aria-label={label}
        aria-description={locked}
        // Together with a description by id the reason would not be read.
        aria-describedby={locked === undefined ? describedBy : undefined}
        aria-invalid={invalid || undefined}
        aria-disabled={isFixed || undefined}
        aria-busy={saving}
        checked={checked}
        aria-checked={checked}
        data-saving={saving || undefined}
        onChange={() => !isFixed && void toggle().catch(() => undefined)}
        onBlur={props.onBlur}
      />
    </Explained>
  );
}
