import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { RightArea } from '#contracts/rights/rights.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useRightWords } from '../../kit/display/useRightWords.ts';
import css from './RightsTable.module.css';
import type { RightModule } from './treeChoices.ts';

export interface RightsColumn {
  key: string;
  title: ReactNode;
  cell: (area: RightArea) => ReactNode;
  /** Renders the cell in the row of a module. */
  ofModule?: (module: RightModule) => ReactNode;
}

interface Props {
  label: string;
  modules: readonly RightModule[];
  columns: readonly RightsColumn[];
  /** Shown behind the name of a module. */
  note: (module: RightModule) => ReactNode;
  /** In place of rows. */
  empty: string;
  /** The rows are the result of a search, so no module is folded. */
  found?: boolean;
}

/** Rights by module and area. A module can be folded. */
export function RightsTable({ label, modules, columns, note, empty, found = false }: Props) {
  const { t } = useTranslation('rights');
  const words = useRightWords();
  const name = useLabel();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  if (modules.length === 0) return <p className={css.none}>{empty}</p>;
  const fold = (name: string) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{name('rights')}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {modules.map((one) => {
          const { module, areas } = one;
          const open = found || !folded.has(module);
          return (
            <tbody key={module}>
              <tr className={css.module}>
                <th scope="rowgroup">
                  <button type="button" aria-expanded={open} onClick={() => fold(module)}>
                    {open ? (
                      <IconChevronDown size="small" aria-hidden />
                    ) : (
                      <IconChevronRight size="small" aria-hidden />
                    )}
                    {t(`modules.${module}`)}
                  </button>
                  <small>{note(one)}</small>
                </th>
                {columns.map(({ key, ofModule }) => (
                  <td key={key}>{ofModule?.(one)}</td>
                ))}
              </tr>
              {open &&
                areas.map(({ area }) => (
                  <tr key={area}>
                    <th scope="row" className={css.area}>
                      {words.area(area)}
                    </th>
                    {columns.map(({ key, cell }) => (
                      <td key={key}>{cell(area)}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
