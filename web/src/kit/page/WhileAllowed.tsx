import type { ReactNode } from 'react';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { useFreshData } from '../../api/hooks.ts';
import { StillAllowed } from './StillAllowed.tsx';

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
  /** The codes of the status where the schema of the record does not tell their names. */
  statusNames?: string;
  /** Loads the list or the page behind the dialog again. */
  onChanged: () => unknown;
  onClose: () => unknown;
  children: (record: Shown, ends: MoveEnds) => ReactNode;
}

/** The dialog of an action over a list or a page, which loads the record by itself. */
export function WhileAllowed<Shown extends { actions: readonly string[] }>({
  get,
  id,
  action,
  statusNames,
  onChanged,
  onClose,
  children,
}: Props<Shown>) {
  const { data, error, reload } = useFreshData(get as AnyEndpoint, { params: { id } } as never);
  const onRefused = () => Promise.all([reload(), onChanged()]);
  return (
    <StillAllowed<Shown>
      {...{ get, error, action, statusNames, onClose }}
      record={data as Shown | undefined}
      again={onRefused}
      behind={onChanged}
    >
      {(record) => children(record, { onDone: onChanged, onRefused, onClose })}
    </StillAllowed>
  );
}
