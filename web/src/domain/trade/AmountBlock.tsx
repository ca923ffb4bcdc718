import { formatMoney } from '../../kit/display/format.ts';
import css from './AmountBlock.module.css';

interface Amount {
  label: string;
  /** Cents. */
  amount: number;
}

interface Props {
  /** What the calculation is of. */
  label: string;
  /** Taken together they give the result; with `minus` an amount is taken off. */
  terms: readonly (Amount & { minus?: true })[];
  result: Amount;
  /** What else is to be known, beside the calculation. */
  others?: readonly Amount[];
}

/** How an amount came about, line by line as on a receipt: a − b − c = d. Amounts copy cleanly, the signs are not part of them. */
export function AmountBlock({ label, terms, result, others = [] }: Props) {
  return (
    <div className={css.block}>
      <dl className={css.receipt} aria-label={label}>
        {terms.map((term) => (
          <div key={term.label}>
            <dt>{term.label}</dt>
            <dd data-sign={term.minus ? '−' : ''}>{formatMoney(term.amount)}</dd>
          </div>
        ))}
        <div className={css.result}>
          <dt>{result.label}</dt>
          <dd data-sign="=">{formatMoney(result.amount)}</dd>
        </div>
      </dl>
      {others.length > 0 && (
        <dl className={css.receipt}>
          {others.map((other) => (
            <div key={other.label}>
              <dt>{other.label}</dt>
              <dd>{formatMoney(other.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
