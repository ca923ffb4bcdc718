import { labelColor } from '#contracts/enums/members.ts';
import css from './LabelTag.module.css';

const names: Record<number, string> = Object.fromEntries(
  Object.entries(labelColor).map(([name, code]) => [code, name]),
);

/** A label of members in its colour. */
export function LabelTag({ name, color }: { name: string; color: number }) {
  return (
    <span className={css.label} data-color={names[color]} title={name}>
      <span>{name}</span>
    </span>
  );
}
