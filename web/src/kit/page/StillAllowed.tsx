import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import { say } from '#contracts/words.ts';
import { isLost, messageOf, reportWrongState } from '../../api/errors.ts';
import { codeNames, speakMessage } from '../../i18n.ts';
import { useStaying } from '../dialogs/staying.ts';
import { newLogs, type TooLate, TooLateContext } from '../dialogs/tooLate.ts';
import { TopBar } from './TopBar.tsx';

interface Movable {
  actions: readonly string[];
  status?: number;
}

interface Props<Shown> {
  /** The call that reads the record; its schema names the codes of the status. */
  get: AnyEndpoint;
  record: Shown | undefined;
  /** Of the last try to load the record. */
  error?: unknown;
  /** Its name in the record's `actions`. */
  action: string;
  /** The codes of the status where the schema does not tell their names. */
  statusNames?: string | undefined;
  /** Loads the record again. */
  again: () => unknown;
  /** Loads what is behind the dialog again. */
  behind: () => unknown;
  onClose: () => unknown;
  children: (record: Shown) => ReactNode;
}

/**
 * The dialog of an action, with the record as it is now. If the record never allowed the action since its button was pressed, the user is told, and what he pressed
 * it in is loaded again. If it allowed it at first and somebody else was faster, the dialog stays with what was typed, over the record as it was last
 * possible, and says what became of it (`TooLateBar`).
 */
export function StillAllowed<Shown extends Movable>(props: Props<Shown>) {
  const { record, error, action, again, behind, onClose, children } = props;
  const isAllowed = record?.actions.includes(action) ?? false;
  const isOver = isLost(error, record) || (record !== undefined && !isAllowed);
  const shown = useRef<Shown>(undefined);
  if (record && isAllowed) shown.current = record;
  const isLate = isOver && shown.current === undefined;
  const latest = useRef(behind);
  latest.current = behind;
  const isStaying = useStaying();
  useEffect(() => {
    if (!isLate || !isStaying) return;
    // What failed was shown by the call itself.
    if (error === undefined) reportWrongState();
    void (async () => {
      // The dialog has to be closed before the page behind it changes.
      await onClose();
      void latest.current();
    })();
  }, [isLate, isStaying, error, onClose]);
  if (!shown.current) return <TopBar active={!isOver} />;
  const late = isOver ? { ...becameOf(props, shown.current), again } : undefined;
  return <TooLateContext.Provider value={late}>{children(shown.current)}</TooLateContext.Provider>;
}

/** What became of a record since the dialog showed it. */
function becameOf<Shown extends Movable>(
  { get, record, error, statusNames }: Props<Shown>,
  shown: Shown,
): Omit<TooLate, 'again'> {
  if (error !== undefined || !record) return { said: messageOf(error), state: undefined, logs: [] };
  const field = fieldAt(get.data, 'status');
  const names = codeNames(statusNames ?? (field && infoOf(field).enumeration?.name) ?? '');
  const { status } = record;
  return {
    said: speakMessage(say('wrongState')),
    state: status === undefined ? undefined : names?.[status],
    logs: newLogs(shown, record),
  };
}
