import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { speakMessage } from '../../i18n.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import type { CheckedFile } from './checkFile.ts';
import { cellName } from './heads.ts';
import css from './ImportDialog.module.css';
import type { Fault, ImportRow } from './readForms.ts';
import { isToImport } from './useImport.ts';
import { useReadColumns } from './useReadColumns.ts';

type Group = 'bad' | 'toImport' | 'there' | 'done';

/** The rows of a file in groups: wrong ones with the cell and the reason, those to import, those that are there, those that were added. */
export function RowGroups({ file }: { file: CheckedFile }) {
  const { t } = useTranslation('memberImports');
  const groups: Record<Group, readonly ImportRow[]> = {
    bad: file.rows.filter(({ faults }) => faults.length > 0),
    toImport: file.rows.filter(isToImport),
    there: file.rows.filter(({ isThere }) => isThere),
    done: file.rows.filter(({ isDone }) => isDone),
  };
  const names = (Object.keys(groups) as Group[]).filter((name) => groups[name].length > 0);
  const [chosen, choose] = useState<Group>();
  const group = chosen && names.includes(chosen) ? chosen : names[0];
  if (!group) return null;
  return (
    <>
      <Tabs
        label={t('groups')}
        tabs={names.map((name) => ({ value: name, name: t(`group.${name}`), count: groups[name].length }))}
        value={group}
        onChange={(name) => choose(name as Group)}
      />
      <Rows key={group} file={file} group={group} rows={groups[group]} />
    </>
  );
}

interface RowsProps {
  file: CheckedFile;
  group: Group;
  rows: readonly ImportRow[];
}

function Rows({ file, group, rows }: RowsProps) {
  const { t } = useTranslation('memberImports');
  const readColumns = useReadColumns(file);
  const [{ page, pageSize }, go] = useState({ page: 1, pageSize: 10 });
  const placeOf = ({ column }: Fault) => (column === undefined ? undefined : file.heads.at.get(column));
  const all = rows.flatMap((row) =>
    (group === 'bad' ? row.faults : [undefined]).map((fault) => ({ row, fault })),
  );
  const lines = all.slice((page - 1) * pageSize, page * pageSize);
  const number = { key: 'number', title: t('row'), render: ({ row }: (typeof lines)[number]) => row.number };
  return (
    <div className={css.rows}>
      {group === 'bad' ? (
        <InnerTable
          label={t('group.bad')}
          rows={lines}
          keyOf={(_, at) => String(at)}
          columns={[
            number,
            {
              key: 'cell',
              title: t('cell'),
              render: ({ row, fault }) => {
                const at = fault && placeOf(fault);
                return at === undefined ? '' : `${cellName(at, row.number)} ${file.titles[at] ?? ''}`;
              },
            },
            {
              key: 'content',
              title: t('content'),
              render: ({ row, fault }) => row.cells[(fault && placeOf(fault)) ?? -1] ?? '',
            },
            {
              key: 'reason',
              title: t('reasonColumn'),
              render: ({ fault }) => speakMessage(fault?.reason ?? ''),
            },
          ]}
        />
      ) : (
        <InnerTable
          label={t(`group.${group}`)}
          rows={lines}
          keyOf={(_, at) => String(at)}
          columns={[
            number,
            ...readColumns.map(({ key, title, textOf }) => ({
              ...{ key, title, render: ({ row }: (typeof lines)[number]) => textOf(row) },
            })),
          ]}
        />
      )}
      {all.length > 10 && (
        <Pagination
          total={all.length}
          page={page}
          pageSize={pageSize}
          onChange={(next, size) => go({ page: next, pageSize: size })}
        />
      )}
    </div>
  );
}
