import type { ReactNode } from 'react';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import css from './HinderedMember.module.css';

interface Props {
  /** What stands against the payment, in words (`hindrances.ts`). */
  marks: readonly string[];
  /** The name of the member, perhaps as a link. */
  children: ReactNode;
}

/** The name of a member who waits for money, with a red mark for each thing that stands against it. */
export function HinderedMember({ marks, children }: Props) {
  return marks.length > 0 ? (
    <span className={css.member}>
      <span>{children}</span>
      {marks.map((mark) => (
        <StatusTag key={mark} tone="red">
          {mark}
        </StatusTag>
      ))}
    </span>
  ) : (
    children
  );
}
