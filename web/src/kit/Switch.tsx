import { useState } from 'react';
import css from './Switch.module.css';

interface Props {
  id?: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => unknown;
}

/** A switch in a table: Semi's look, a native checkbox underneath, busy and locked while its change is saved. */
export function Switch({ id, label, checked, disabled = false, onChange }: Props) {
  const [saving, setSaving] = useState(false);
  const toggle = async () => {
    setSaving(true);
    try {
      await onChange(!checked);
    } finally {
      setSaving(false);
    }
  };
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      className={css.switch}
      aria-label={label}
      aria-busy={saving}
      checked={checked}
      aria-checked={checked}
      disabled={disabled || saving}
      data-saving={saving || undefined}
      onChange={() => void toggle().catch(() => undefined)}
    />
  );
}
