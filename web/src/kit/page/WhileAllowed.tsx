import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { isLost, reportWrongState } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { TopBar } from './TopBar.tsx';

/** What the dialog of an action tells. */
export interface MoveEnds {
  onDone: () => unknown;
  /** Loads the record of the dialog again, and what stands behind it. */
  onRefused: () => unknown;
  onClose: () => unknown;
}

interface Props<Shown> {
  get: Endpoint<`${string}/{id}`, undefined, undefined, Shown>;
  id: string;
  /** Its name in the record's `actions`. */
  action: string;
  /** Loads the list or the page behind the dialog again. */
  onChanged: () => unknown;
  onClose: () => unknown;
  children: (record: Shown, ends: MoveEnds) => ReactNode;
}

/**
 * The dialog of an action over a list or a page, with the record as it is now. It closes if the record does not allow the action, because somebody else has
 * changed the record or the address is old. If it never did since the button was pressed, the user is told, and what he pressed it in is loaded again.
 */
export function WhileAllowed<Shown extends { actions: readonly string[] }>({
  get,
  id,
  action,
  onChanged,
  onClose,
  children,
}: Props<Shown>) {
  const { data, error, reload } = useFreshData(get as AnyEndpoint, { params: { id } } as never);
  const record = data as Shown | undefined;
  const isAllowed = record?.actions.includes(action);
  const isOver = isLost(error, record) || isAllowed === false;
  /** Whether the user has seen the dialog, which tells by itself what became of its input, or was told that it is too late. */
  const isTold = useRef(false);
  const behind = useRef(onChanged);
  behind.current = onChanged;
  useEffect(() => {
    if (isAllowed) isTold.current = true;
    if (!isOver) return;
    const isLate = !isTold.current;
    isTold.current = true;
    // What failed was shown by the call itself.
    if (isLate && error === undefined) reportWrongState();
    void (async () => {
      // The dialog has to be closed before the page behind it changes.
      await onClose();
      if (isLate) void behind.current();
    })();
  }, [isAllowed, isOver, error, onClose]);
  const onRefused = () => Promise.all([reload(), onChanged()]);
  return record && isAllowed ? (
    children(record, { onDone: onChanged, onRefused, onClose })
  ) : (
    <TopBar active={!isOver} />
  );
}
