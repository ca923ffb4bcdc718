import { formatMoney } from '../../kit/display/format.ts';
import css from './AmountBlock.module.css';

interface Amount {
  label: string;
  /** Cents. */
  amount: number;
}

interface Props {
  /** The name of the calculation. */
  label: string;
  /** The amounts of the calculation; those with `minus` are subtracted. */
  terms: readonly (Amount & { minus?: true })[];
  result: Amount;
  /** Further amounts, shown beside the calculation. */
  others?: readonly Amount[];
}

/** A calculation line by line as on a receipt: a − b − c = d. The signs are not part of the text, so that copied amounts contain the number only. */
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
