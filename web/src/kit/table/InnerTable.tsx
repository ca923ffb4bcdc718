import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './InnerTable.module.css';

export interface InnerColumn<Row> {
  key: string;
  title: string;
  align?: 'right';
  render: (row: Row) => ReactNode;
  /** In a last line below the rows, such as their sum; there is none unless a column has it. */
  foot?: ReactNode;
}

interface Props<Row> {
  label: string;
  columns: readonly InnerColumn<Row>[];
  rows: readonly Row[];
  /** Returns the React key of a row. */
  keyOf: (row: Row, at: number) => string;
}

/** A short table inside a page, at full width and as high as its rows. */
export function InnerTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const { t } = useTranslation('common');
  if (rows.length === 0) return <p className={css.none}>{t('empty')}</p>;
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" className={align && css[align]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row, at)}>
              {columns.map(({ key, align, render }) => (
                <td key={key} className={align && css[align]}>
                  {render(row) || '-'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {columns.map(({ key, align, foot }) => (
                <td key={key} className={align && css[align]}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
