import type { RightName } from '#contracts/rights/rights.ts';
import { Switch } from '../form/Switch.tsx';
import type { Column } from './DataTable.tsx';

interface Options<Row> {
  title: string;
  /** Says of the switch which row it means. */
  label: (row: Row) => string;
  /** Any one of these rights admits. */
  needs: readonly RightName[];
  /** Why the row's switch is locked for another reason. */
  locked?: (row: Row) => string | undefined;
  onChange: (row: Row, enabled: boolean) => unknown;
}

/** 启用 of a list: a switch in each row, in view however narrow the table is. */
export const enableColumn = <Row extends { enabled: number }>({
  title,
  label,
  needs,
  locked,
  onChange,
}: Options<Row>): Column<Row> => ({
  ...{ key: 'enabled', title, width: 68, keep: true },
  render: (row) => (
    <Switch
      label={label(row)}
      checked={row.enabled === 1}
      needs={needs}
      locked={locked?.(row)}
      onChange={(enabled) => onChange(row, enabled)}
    />
  ),
});
