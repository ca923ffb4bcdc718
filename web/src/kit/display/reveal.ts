import { useState } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Revealed } from '#contracts/reveal.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';

/** Requests one masked number in full; the server logs each request in the record's log. */
export type Reveal = () => Promise<string>;

/**
 * Returns the reveal function of a masked field, or undefined if the record's `actions` do not allow it.
 * @param onSeen called after a number was revealed, because the record's log has a new line
 */
export const revealOf =
  <Field extends string>(
    endpoint: Endpoint<string, undefined, Revealed<Field>, { value: string }>,
    { id, actions }: { id: string; actions: readonly string[] },
    onSeen?: () => unknown,
  ) =>
  (field: Field, index?: number): Reveal | undefined =>
    actions.includes('reveal')
      ? async () => {
          const body = { field, ...(index !== undefined && { index }) };
          const { value } = await call(endpoint, { params: { id }, body } as never);
          onSeen?.();
          return value;
        }
      : undefined;

/** The full number while it is shown. It is kept in the component's state only, so it is gone when the page closes or the mask changes. */
export function useWhole(mask: string, reveal: Reveal | undefined) {
  const [seen, setSeen] = useState<{ mask: string; whole: string }>();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    if (!reveal || busy) return;
    if (seen?.mask === mask) return setSeen(undefined);
    setBusy(true);
    try {
      setSeen({ mask, whole: await reveal() });
    } catch (error) {
      // The client has shown the error.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { seen, whole: seen?.mask === mask ? seen.whole : undefined, busy, toggle };
}
