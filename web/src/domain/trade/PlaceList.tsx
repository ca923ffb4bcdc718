import type { Rows } from '../../api/hooks.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import type { SearchField } from '../../kit/table/SearchArea.tsx';
import type { ListState } from '../../kit/table/useListState.ts';
import { CityRail, type CityStats } from './CityRail.tsx';

interface Props<Row> {
  /** Of `usePlaceList`. */
  page: {
    list: ListState<unknown> & Rows<Row>;
    search: readonly SearchField[];
    cities: CityStats;
    /** Counted up when a record went. */
    removals: number;
    add: { text: string; onClick: () => void } | false;
  };
  columns: readonly Column<Row>[];
}

/** A list of places with the cities beside it. */
export function PlaceList<Row extends { id: string }>({ page, columns }: Props<Row>) {
  const { list, search, cities, removals, add } = page;
  return (
    <CityRail endpoint={cities} list={list} changes={removals}>
      <ListPage list={list} columns={columns} search={search} add={add} />
    </CityRail>
  );
}
