import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanDecimal, cleanWhole } from '#contracts/forms/plainText.ts';
import { formatMoney, parseMoney } from '../display/format.ts';
import { pasteNumber, useCleanTyping } from './cleanTyping.ts';
import css from './ValueRange.module.css';

/** What is typed: amounts in yuan, or whole numbers. */
const units = {
  money: {
    inputMode: 'decimal',
    /** What of a text can be typed. */
    clean: (text: string) =>
      /^\d{0,10}(\.\d{0,2})?/.exec(cleanDecimal(text).replace(/[^\d.]/g, ''))?.[0] ?? '',
    /** Cents. */
    read: (text: string) => parseMoney(text.replace(/\.$/, '')),
    shown: formatMoney,
  },
  count: {
    inputMode: 'numeric',
    clean: (text: string) => cleanWhole(text).slice(0, 12),
    read: (text: string) => (text === '' ? undefined : Number(text)),
    shown: String,
  },
} as const;
type Unit = keyof typeof units;

interface Props {
  id: string;
  label: string;
  unit: Unit;
  /** As in the address, or ''. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** The lowest and the highest value of a search; either may be empty. */
export function ValueRange({ id, label, unit, from, to, onChange }: Props) {
  const { t } = useTranslation('kit');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div className={css.range} role="group" aria-label={label} data-wide>
      <End
        id={id}
        label={`${label} ${t('lowest')}`}
        unit={unit}
        value={from}
        onChange={(next) => onChange(next, to)}
      />
      <span aria-hidden>~</span>
      <End
        label={`${label} ${t('highest')}`}
        unit={unit}
        value={to}
        onChange={(next) => onChange(from, next)}
      />
    </div>
  );
}

interface EndProps {
  id?: string;
  label: string;
  unit: Unit;
  value: string;
  onChange: (value: string) => void;
}

/** The typed text stays as it is; it is replaced by the formatted value when the address brings another one. */
function End({ id, label, unit, value, onChange }: EndProps) {
  const { inputMode, clean, read, shown } = units[unit];
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (value === '') setTyped('');
  }, [value]);
  const isTyped = value === '' || String(read(typed)) === value;
  const { onTyped, ...typing } = useCleanTyping(isTyped ? typed : shown(Number(value)), (pasted) => {
    const text = clean(pasted);
    setTyped(text);
    const next = read(text);
    onChange(next === undefined ? '' : String(next));
  });
  return (
    <input
      id={id}
      aria-label={label}
      inputMode={inputMode}
      {...typing}
      onPaste={pasteNumber(unit === 'money' ? 2 : 0)}
      onChange={(event) => onTyped(event.target.value, event)}
    />
  );
}
