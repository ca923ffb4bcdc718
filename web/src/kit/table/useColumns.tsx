import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { codeNames } from '../../i18n.ts';
import { formatArea, formatDateTime, formatMoney, formatRate } from '../display/format.ts';
import { useFieldLabel } from '../display/useFieldLabel.ts';
import { useLabel } from '../display/useLabel.ts';
import type { ValueColumn, ValueKind } from './column.ts';

type Key<Row> = keyof Row & string;
interface Hundredths {
  format: typeof formatMoney;
  kind: ValueKind;
}
/** A file has amounts and areas as numbers with two decimals. */
const amount: Hundredths = { format: formatMoney, kind: 'money' };
/** How values in hundredths are shown and written to a file, by the unit of the field. */
const looks: Record<string, Hundredths> = {
  percent: { format: formatRate, kind: 'rate' },
  squareMetres: { format: formatArea, kind: 'money' },
};

/**
 * Columns of a list by field name. Heading, codes and unit come from the row schema of the call, or else from the record's form. `title` gives a
 * column the heading of another field. Pass the same form and call on each render.
 */
export function useColumns<Row>(form: z.core.$ZodType, list?: AnyEndpoint) {
  const labelOfForm = useFieldLabel(form);
  const speak = useLabel();
  const { t } = useTranslation('common');
  return useMemo(() => {
    const infoOfRow = (key: string) => {
      const field = list && fieldAt(list.data, `list.0.${key}`);
      return field ? infoOf(field) : {};
    };
    const infoAt = (key: string) => {
      const ofRow = infoOfRow(key);
      const field = fieldAt(form, key);
      return ofRow.label || !field ? ofRow : infoOf(field);
    };
    const label = (key: string) => {
      const ofRow = infoOfRow(key).label;
      return ofRow ? speak(ofRow) : labelOfForm(key);
    };
    const plain = (key: Key<Row>, width: number | undefined, title?: string) => ({
      key,
      title: title ?? label(key),
      ...(width !== undefined && { width }),
    });
    /** Empty values are shown as `-`. */
    const text = (key: Key<Row>, width?: number, title?: string): ValueColumn<Row> => ({
      ...plain(key, width, title),
      render: (row) => String(row[key] ?? '') || '-',
      value: (row) => String(row[key] ?? ''),
    });
    const number = (key: Key<Row>, width?: number, title?: string): ValueColumn<Row> => ({
      ...plain(key, width, title),
      kind: 'number',
      render: (row) => String(row[key] ?? '-'),
      value: (row) => (row[key] as number | undefined) ?? '',
    });
    /** Money, a rate or an area, stored in hundredths. */
    const hundredths = (key: Key<Row>, width?: number, title?: string): ValueColumn<Row> => {
      const { format, kind } = looks[infoAt(key).unit ?? ''] ?? amount;
      return {
        ...plain(key, width, title),
        kind,
        render: (row) => format(row[key] as number | null | undefined),
        value: (row) => (row[key] as number | null | undefined) ?? '',
      };
    };
    /** The name of a code, or of several. An unknown code is shown as its number. */
    const code = (key: Key<Row>, width?: number): ValueColumn<Row> => {
      const name = infoAt(key).enumeration?.name ?? '';
      const named = (value: unknown) => codeNames(name)?.[value as number] ?? String(value);
      const text = ({ [key]: value }: Row) =>
        Array.isArray(value) ? value.map(named).join(' · ') : named(value);
      return { ...plain(key, width), render: text, value: text };
    };
    const createTime: ValueColumn<Row> = {
      key: 'createTime',
      title: t('createTime'),
      width: 172,
      kind: 'moment',
      render: (row) => formatDateTime((row as { createTime: string }).createTime),
      value: (row) => (row as { createTime: string }).createTime,
    };
    return { label, text, number, hundredths, code, createTime };
  }, [form, labelOfForm, list, speak, t]);
}
