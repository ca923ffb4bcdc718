import i18n from 'i18next';
import { Switch } from '../form/Switch.tsx';
import type { Column } from './column.ts';

interface Options<Row> {
  title: string;
  /** The accessible name of the row's switch. */
  label: (row: Row) => string;
  /** The right that the user lacks, which locks the switches of all rows (`useMissingRights`). */
  missing: string | undefined;
  /** Why a row whose `actions` lack `enable` is locked, where it is not that the user's rights do not cover it. */
  reasonOf?: (row: Row) => string | undefined;
  /** Why a row that is off cannot be switched on now. */
  whyOff?: ((row: Row) => string | undefined) | undefined;
  onChange: (row: Row, enabled: boolean) => unknown;
  /** What files say; 启用 and 停用 if absent. */
  words?: { on: string; off: string } | undefined;
}

/** 启用: a switch in each row that stays in view in narrow tables, locked where the row does not allow it. */
export const enableColumn = <Row extends { enabled: number; actions: readonly string[] }>({
  title,
  label,
  missing,
  reasonOf,
  whyOff,
  onChange,
  words = { on: i18n.t('common:enabled'), off: i18n.t('common:disabled') },
}: Options<Row>): Column<Row> => {
  const lockedBy = (row: Row) => {
    if (!row.actions.includes('enable')) return reasonOf?.(row) ?? i18n.t('rights:notThisOne');
    return row.enabled === 1 ? undefined : whyOff?.(row);
  };
  return {
    ...{ key: 'enabled', title, width: 68, keep: true },
    value: ({ enabled }) => (enabled === 1 ? words.on : words.off),
    render: (row) => (
      <Switch
        label={label(row)}
        checked={row.enabled === 1}
        locked={missing ?? lockedBy(row)}
        onChange={(enabled) => onChange(row, enabled)}
      />
    ),
  };
};
