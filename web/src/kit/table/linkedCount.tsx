import { ScreenLink } from '../page/ScreenLink.tsx';
import type { TitledPath } from '../page/screen.ts';
import type { ValueColumn } from './column.ts';

interface Props {
  /** The list of the records that are counted. */
  screen: TitledPath;
  /** Its address, narrowed to those records. */
  to: string;
  count: number;
}

/** How many records there are, which leads to them; none are only a number. */
export const LinkedCount = ({ screen, to, count }: Props) =>
  count > 0 ? (
    <ScreenLink screen={screen} to={to}>
      {count}
    </ScreenLink>
  ) : (
    count
  );

/** A column of numbers of other records that leads to them, so that whoever is told that they stand in the way of a removal finds them. */
export const linkedCount = <Row,>(
  column: ValueColumn<Row>,
  screen: TitledPath,
  pathOf: (row: Row) => string,
): ValueColumn<Row> => ({
  ...column,
  render: (row) => <LinkedCount screen={screen} to={pathOf(row)} count={Number(column.value(row))} />,
});
