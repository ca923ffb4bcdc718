import i18n from 'i18next';
import { Switch } from '../form/Switch.tsx';
import type { Column } from './column.ts';

interface Options<Row> {
  title: string;
  /** The accessible name of the row's switch. */
  label: (row: Row) => string;
  /** Why the row's switch is locked; undefined if it is not. A missing right is the same reason for all rows (`useMissingRights`). */
  locked: (row: Row) => string | undefined;
  onChange: (row: Row, enabled: boolean) => unknown;
}

/** 启用: a switch in each row that stays in view in narrow tables. */
export const enableColumn = <Row extends { enabled: number }>({
  title,
  label,
  locked,
  onChange,
}: Options<Row>): Column<Row> => ({
  ...{ key: 'enabled', title, width: 68, keep: true },
  value: ({ enabled }) => i18n.t(enabled === 1 ? 'common:enabled' : 'common:disabled'),
  render: (row) => (
    <Switch
      label={label(row)}
      checked={row.enabled === 1}
      locked={locked(row)}
      onChange={(enabled) => onChange(row, enabled)}
    />
  ),
});
