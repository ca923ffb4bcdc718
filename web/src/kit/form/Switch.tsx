import { useState } from 'react';
import type { RightName } from '#contracts/rights/rights.ts';
import { Explained } from '../dialogs/Explained.tsx';
import { useMissingRights } from '../display/useRightWords.ts';
import css from './Switch.module.css';

interface Props {
  id?: string;
  label: string;
  checked: boolean;
  /** Any one of these rights admits; without, it is locked and names what is missing. */
  needs?: readonly RightName[];
  /** Why it is locked for another reason. */
  locked?: string | undefined;
  onChange: (checked: boolean) => unknown;
}

const nothing: readonly RightName[] = [];

/**
 * A switch in a table: Semi's look, a native checkbox underneath, busy while its change is saved. Locked it keeps its place in the order
 * of the Tab key, so that everybody can learn why.
 */
export function Switch({ id, label, checked, needs = nothing, locked, onChange }: Props) {
  const [saving, setSaving] = useState(false);
  const missing = useMissingRights(needs);
  const why = missing ?? locked;
  const toggle = async () => {
    setSaving(true);
    try {
      await onChange(!checked);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Explained why={why}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.switch}
        aria-label={label}
        aria-description={why}
        aria-disabled={why !== undefined || undefined}
        aria-busy={saving}
        checked={checked}
        aria-checked={checked}
        disabled={saving}
        data-saving={saving || undefined}
        onChange={() => why === undefined && void toggle().catch(() => undefined)}
      />
    </Explained>
  );
}
