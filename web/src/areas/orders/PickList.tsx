import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '../../kit/form/Field.tsx';
import css from './PickList.module.css';

interface Item {
  key: string;
  /** Shown beside the key. */
  detail: ReactNode;
  disabled?: boolean;
}

/** Voucher codes or nights to choose from, with a box for all of them. Entries that can no longer be chosen have no box. */
export function PickList({
  control,
  label,
  items,
}: {
  control: Control;
  label: string;
  items: readonly Item[];
}) {
  const { t } = useTranslation('orders');
  const held = (control.value as string[] | undefined) ?? [];
  const free = items.filter(({ disabled }) => !disabled).map(({ key }) => key);
  const chosen = free.filter((key) => held.includes(key));
  const { onChange } = control;
  const set = (keys: readonly string[]) => onChange(free.filter((key) => keys.includes(key)));
  const lost = chosen.length < held.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries that somebody else took meanwhile are no longer chosen
  useEffect(() => {
    if (lost) set(chosen);
  }, [lost]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div className={css.list} role="group" aria-label={label} aria-describedby={control.describedBy}>
      <label className={css.all}>
        <input
          ref={control.inputRef}
          type="checkbox"
          checked={free.length > 0 && chosen.length === free.length}
          aria-invalid={control.invalid || undefined}
          onChange={(event) => set(event.target.checked ? free : [])}
          onBlur={control.onBlur}
        />
        {t('pickAll', { n: chosen.length, all: free.length })}
      </label>
      <div className={css.items}>
        {items.map(({ key, detail, disabled }) => (
          <label key={key} data-disabled={disabled || undefined}>
            <input
              type="checkbox"
              disabled={disabled}
              checked={chosen.includes(key)}
              onChange={(event) =>
                set(event.target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
            <span className={css.key}>{key}</span>
            <span className={css.detail}>{detail}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
