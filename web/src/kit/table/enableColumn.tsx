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
  /** What files say; 启用 and 停用 if absent. */
  words?: { on: string; off: string } | undefined;
}

/** 启用: a switch in each row that stays in view in narrow tables. */
export const enableColumn = <Row extends { enabled: number }>({
  title,
  label,
  locked,
  onChange,
  words = { on: i18n.t('common:enabled'), off: i18n.t('common:disabled') },
}: Options<Row>): Column<Row> => ({
  ...{ key: 'enabled', title, width: 68, keep: true },
  value: ({ enabled }) => (enabled === 1 ? words.on : words.off),
  render: (row) => (
    <Switch
      label={label(row)}
      checked={row.enabled === 1}
      locked={locked(row)}
      onChange={(enabled) => onChange(row, enabled)}
    />
  ),
});
