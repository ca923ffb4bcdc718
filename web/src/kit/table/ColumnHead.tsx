import type { ReactNode } from 'react';
import type { CellLook } from './cellLook.ts';
import css from './DataTable.module.css';
import { SortHead, type Sorting } from './SortHead.tsx';

interface Props {
  title: string;
  look: CellLook | undefined;
  /** The width may be too small for the heading, which then is cut after two lines. */
  mayBeCut: boolean;
  /** How the column sorts; absent where it does not. */
  sorting: Sorting | undefined;
  /** The edge by which the width is changed. */
  edge: ReactNode;
}

/** The heading of a column, and the edge by which its width is changed. */
export function ColumnHead({ title, look, mayBeCut, sorting, edge }: Props) {
  const direction = sorting?.sort?.by === sorting?.by ? sorting?.sort?.direction : undefined;
  const heading = mayBeCut ? <span className={css.words}>{title}</span> : title;
  return (
    <th scope="col" aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')} {...look}>
      {sorting ? (
        <SortHead {...sorting} direction={direction}>
          {heading}
        </SortHead>
      ) : (
        heading
      )}
      {edge}
    </th>
  );
}
