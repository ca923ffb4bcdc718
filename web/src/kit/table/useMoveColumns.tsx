import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { actionsWidth, RowActions } from './RowActions.tsx';
import type { RowAction } from './rowAction.ts';
import type { Moves } from './useMoves.tsx';

interface Options<Row> {
  /** The other columns. */
  shown: readonly Column<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  moves: Moves<Row>;
  /** What a row offers before its moves: mostly its page. */
  before: (row: Row) => readonly RowAction[];
}

/** Pixels of an action column in which no row has more than one action. */
const least = 88;

/** The columns of a list with, at the end, what each row offers; wide enough for it in one line. */
export function useMoveColumns<Row>(options: Options<Row>): Column<Row>[] {
  const { t } = useTranslation(['kit', 'common']);
  const { shown, rows } = options;
  const latest = useRef(options);
  latest.current = options;
  const actionsOf = (row: Row): RowAction[] => [
    ...latest.current.before(row),
    ...latest.current.moves.allowed(row),
  ];
  const width = Math.max(least, ...rows.map((row) => actionsWidth(actionsOf(row), t('kit:more'))));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions of a row are made when it renders
  return useMemo<Column<Row>[]>(
    () => [
      ...shown,
      {
        ...{ key: 'actions', title: t('common:actions'), width, actions: true, fits: true },
        render: (row) => <RowActions of={latest.current.nameOf(row)} actions={actionsOf(row)} />,
      },
    ],
    [shown, t, width],
  );
}
