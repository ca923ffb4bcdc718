import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronUp from '@douyinfe/semi-icons/lib/es/icons/IconChevronUp';
import type { ReactNode } from 'react';
import { useWish } from '../display/useWish.ts';
import css from './DataTable.module.css';
import type { Sort } from './useListState.ts';

export interface Sorting {
  /** The name by which the call sorts. */
  by: string;
  /** How the list is sorted now, by whatever column. */
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

interface Props extends Sorting {
  direction: Sort['direction'] | undefined;
  children: ReactNode;
}

/** A heading that sorts; clicks change between descending, ascending and the list's own order. */
export function SortHead({ by, onSort, direction, children }: Props) {
  const [shown, wish] = useWish(direction);
  const next = shown === undefined ? 'desc' : shown === 'desc' ? 'asc' : undefined;
  const choose = () => {
    wish(next);
    onSort(next && { by, direction: next });
  };
  return (
    <button type="button" className={css.sort} onClick={choose}>
      {children}
      <span aria-hidden data-direction={shown}>
        <IconChevronUp size="extra-small" />
        <IconChevronDown size="extra-small" />
      </span>
    </button>
  );
}
