import { Switch } from '../form/Switch.tsx';
import type { Column } from './DataTable.tsx';

interface Options<Row> {
  title: string;
  /** Says of the switch which row it means. */
  label: (row: Row) => string;
  /** Why the row's switch is locked, where it is: a right that is missing is the same for all rows (`useMissingRights`). */
  locked: (row: Row) => string | undefined;
  onChange: (row: Row, enabled: boolean) => unknown;
}

/** 启用 of a list: a switch in each row, in view however narrow the table is. */
export const enableColumn = <Row extends { enabled: number }>({
  title,
  label,
  locked,
  onChange,
}: Options<Row>): Column<Row> => ({
  ...{ key: 'enabled', title, width: 68, keep: true },
  render: (row) => (
    <Switch
      label={label(row)}
      checked={row.enabled === 1}
      locked={locked(row)}
      onChange={(enabled) => onChange(row, enabled)}
    />
  ),
});
