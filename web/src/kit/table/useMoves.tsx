import type { ComponentType, ReactNode } from 'react';
import { useMoveParam } from '../dialogs/useMoveParam.ts';
import { useMoveParamName } from '../page/within.ts';
import type { RowAction } from './rowAction.ts';

interface MoveLook<Row> {
  text: string | ((row: Row) => string);
  /** It brings the record to its next state: on the record's page its button is the primary one if it is the first. */
  main?: true;
}

/** What staff do with a record, by its name in the record's `actions`: with a question (`ask`), or else in the dialog of the kind. */
type Move<Row, Name extends string> = MoveLook<Row> &
  ({ name: Name; ask?: never } | { name: string; ask: (row: Row) => Promise<unknown> });

export interface MoveDialogProps<Name extends string> {
  id: string;
  move: Name;
  onChanged: () => unknown;
  onClose: () => unknown;
}

interface Movable {
  id: string;
  actions: readonly string[];
}

interface MoveAction extends RowAction {
  isMain: boolean;
}

/** The moves of one kind of record, from which the actions of a row, the buttons of a page and the open dialog follow. */
export interface Moves<Row> {
  /** Those that a record allows, in the order of their buttons. */
  allowed: (row: Row) => MoveAction[];
  /** The open dialog, on a record's page only if it is of that record. */
  dialog: (only?: string) => ReactNode;
}

interface Options<Row, Name extends string> {
  /** In the order of their buttons. */
  moves: readonly Move<Row, Name>[];
  /** Asks for the input of a move, over the list or the page of the record; made by `lazyDialog`. */
  Dialog: ComponentType<MoveDialogProps<Name>>;
  onChanged: () => unknown;
}

/** States what can be done with a record; the open dialog stands in the address (`?do=audit.12`). */
export function useMoves<Row extends Movable, Name extends string>({
  moves,
  Dialog,
  onChanged,
}: Options<Row, Name>): Moves<Row> {
  const { opened, open, close } = useMoveParam(
    moves.flatMap((move) => (move.ask ? [] : [move.name])),
    useMoveParamName(),
  );
  return {
    allowed: (row) =>
      moves
        .filter(({ name }) => row.actions.includes(name))
        .map((move) => ({
          text: typeof move.text === 'string' ? move.text : move.text(row),
          isMain: move.main === true,
          onClick: () => (move.ask ? move.ask(row) : open(move.name, row.id)),
        })),
    dialog: (only) =>
      opened &&
      (only === undefined || only === opened.id) && (
        <Dialog key={opened.key} id={opened.id} move={opened.move} onChanged={onChanged} onClose={close} />
      ),
  };
}
