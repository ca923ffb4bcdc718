import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { codeNames } from '../../i18n.ts';
import { formatArea, formatDateTime, formatMoney, formatRate } from '../display/format.ts';
import { useFieldLabel } from '../display/useFieldLabel.ts';
import type { Column } from './DataTable.tsx';

type Key<Row> = keyof Row & string;
/** How hundredths are shown, by the unit of the field. */
const formats = { percent: formatRate, squareMetres: formatArea } as Record<string, typeof formatMoney>;

/**
 * Columns of a list whose rows show fields of a form: the headings and codes are the form's. `title` is for what the form does not
 * have. Give the same form each time.
 */
export function useColumns<Row>(form: z.core.$ZodType) {
  const label = useFieldLabel(form);
  const { t } = useTranslation('common');
  return useMemo(() => {
    const plain = (key: Key<Row>, width: number | undefined, title?: string) => ({
      key,
      title: title ?? label(key),
      ...(width !== undefined && { width }),
    });
    /** What is empty shows as `-`. */
    const text = (key: Key<Row>, width?: number, title?: string): Column<Row> => ({
      ...plain(key, width, title),
      render: (row) => String(row[key] ?? '') || '-',
    });
    const number = (key: Key<Row>, width?: number, title?: string): Column<Row> => ({
      ...plain(key, width, title),
      align: 'right',
      render: (row) => String(row[key] ?? '-'),
    });
    /** Money, a rate or an area, stored in hundredths. */
    const hundredths = (key: Key<Row>, width?: number, title?: string): Column<Row> => {
      const field = fieldAt(form, key);
      const format = formats[(field && infoOf(field).unit) ?? ''] ?? formatMoney;
      return {
        ...plain(key, width, title),
        align: 'right',
        render: (row) => format(row[key] as number | null | undefined),
      };
    };
    /** A code, or several, by its name. One that this console does not know shows as its number. */
    const code = (key: Key<Row>, width?: number): Column<Row> => {
      const field = fieldAt(form, key);
      const name = (field && infoOf(field).enumeration?.name) ?? '';
      const named = (value: unknown) => codeNames(name)?.[value as number] ?? String(value);
      return {
        ...plain(key, width),
        render: (row) => {
          const value = row[key];
          return Array.isArray(value) ? value.map(named).join(' · ') : named(value);
        },
      };
    };
    const createTime: Column<Row> = {
      key: 'createTime',
      title: t('createTime'),
      width: 172,
      render: (row) => formatDateTime((row as { createTime: string }).createTime),
    };
    return { label, text, number, hundredths, code, createTime };
  }, [form, label, t]);
}
