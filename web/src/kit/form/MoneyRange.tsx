import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanDecimal } from '#contracts/forms/plainText.ts';
import { formatMoney, parseMoney } from '../display/format.ts';
import { useCleanTyping } from './cleanTyping.ts';
import css from './MoneyRange.module.css';

interface Props {
  id: string;
  label: string;
  /** Cents as in the address, or ''. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Two amounts in yuan; either may be empty. */
export function MoneyRange({ id, label, from, to, onChange }: Props) {
  const { t } = useTranslation('kit');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div className={css.range} role="group" aria-label={label} data-wide>
      <Amount
        id={id}
        label={`${label} ${t('lowest')}`}
        cents={from}
        onChange={(next) => onChange(next, to)}
      />
      <span aria-hidden>~</span>
      <Amount label={`${label} ${t('highest')}`} cents={to} onChange={(next) => onChange(from, next)} />
    </div>
  );
}

interface AmountProps {
  id?: string;
  label: string;
  cents: string;
  onChange: (cents: string) => void;
}

/** The typed text stays as it is; it is replaced by the formatted amount when the address brings another amount. */
function Amount({ id, label, cents, onChange }: AmountProps) {
  const [typed, setTyped] = useState('');
  const known = amountOf(typed);
  useEffect(() => {
    if (cents === '') setTyped('');
  }, [cents]);
  const shown = cents === '' || String(known) === cents ? typed : formatMoney(Number(cents));
  const { onTyped, ...typing } = useCleanTyping(shown, (pasted) => {
    const text = /^\d{0,8}(\.\d{0,2})?/.exec(cleanDecimal(pasted).replace(/[^\d.]/g, ''))?.[0] ?? '';
    setTyped(text);
    const amount = amountOf(text);
    onChange(amount === undefined ? '' : String(amount));
  });
  return (
    <input
      id={id}
      aria-label={label}
      inputMode="decimal"
      {...typing}
      onChange={(event) => onTyped(event.target.value, event)}
    />
  );
}

const amountOf = (text: string) => parseMoney(text.replace(/\.$/, ''));
