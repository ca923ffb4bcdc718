import { useState } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Revealed } from '#contracts/reveal.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';

/** Asks for the whole of one masked number; each time is a line in the record's log. */
export type Reveal = () => Promise<string>;

/**
 * Gives each masked field of a record its 查看, and none where the record's `actions` do not allow it.
 * @param onSeen the record has a new line in its log
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

/** A whole number that was asked for, kept by the component that shows it alone: it is gone with the page, and with another mask. */
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
      // It was shown.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { seen, whole: seen?.mask === mask ? seen.whole : undefined, busy, toggle };
}
