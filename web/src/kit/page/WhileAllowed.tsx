import { type ReactNode, useEffect } from 'react';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { useFreshData } from '../../api/hooks.ts';
import { TopBar } from './TopBar.tsx';

interface Props<Shown> {
  get: Endpoint<`${string}/{id}`, undefined, undefined, Shown>;
  id: string;
  /** Its name in the record's `actions`. */
  action: string;
  onClose: () => unknown;
  children: (record: Shown, reload: () => unknown) => ReactNode;
}

/**
 * The dialog of an action over a list, with the record as it is now. It closes if the record does not allow the action, because somebody else has changed
 * the record or the address is old.
 */
export function WhileAllowed<Shown extends { actions: readonly string[] }>({
  get,
  id,
  action,
  onClose,
  children,
}: Props<Shown>) {
  const { data, error, reload } = useFreshData(get as AnyEndpoint, { params: { id } } as never);
  const record = data as Shown | undefined;
  const isAllowed = record?.actions.includes(action);
  const isOver = error !== undefined || isAllowed === false;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return record && isAllowed ? children(record, reload) : <TopBar active={!isOver} />;
}
