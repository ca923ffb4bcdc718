import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronUp from '@douyinfe/semi-icons/lib/es/icons/IconChevronUp';
import type { CSSProperties, ReactNode } from 'react';
import css from './DataTable.module.css';
import type { Sort } from './useListState.ts';

interface Props {
  by: string;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  className: string | undefined;
  style: CSSProperties | undefined;
  children: ReactNode;
}

/** A heading that sorts; clicks change between descending, ascending and the list's own order. */
export function SortHead({ by, sort, onSort, className, style, children }: Props) {
  const direction = sort?.by === by ? sort.direction : undefined;
  const next = direction === undefined ? 'desc' : direction === 'desc' ? 'asc' : undefined;
  return (
    <th
      scope="col"
      className={className}
      style={style}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <button type="button" className={css.sort} onClick={() => onSort(next && { by, direction: next })}>
        {children}
        <span aria-hidden data-direction={direction}>
          <IconChevronUp size="extra-small" />
          <IconChevronDown size="extra-small" />
        </span>
      </button>
    </th>
  );
}
