import { StatusTag } from './StatusTag.tsx';
import css from './TaggedDate.module.css';

interface Props {
  /** As it is shown. */
  date: string;
  /** What is said of it beside colour; absent: nothing. */
  tag?: { tone: 'orange' | 'red'; text: string } | undefined;
}

/** A day until which something holds, with a tag when it is near or over. The tag goes below the day where there is no room beside it. */
export function TaggedDate({ date, tag }: Props) {
  if (!tag) return <>{date}</>;
  return (
    <span className={css.date}>
      <span>{date}</span>
      <StatusTag tone={tag.tone}>{tag.text}</StatusTag>
    </span>
  );
}
