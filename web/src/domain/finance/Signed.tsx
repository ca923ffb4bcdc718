import css from './Signed.module.css';

/** A change with its sign: green for what came, red for what went; `-` for none. */
export function Signed({ value, format = String }: { value: number; format?: (value: number) => string }) {
  if (value === 0) return '-';
  return value > 0 ? (
    <span className={css.plus}>+{format(value)}</span>
  ) : (
    <span className={css.minus}>{format(value)}</span>
  );
}
