import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { paging } from '#contracts/envelope.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';

/** What a list makes of an address that its call would refuse. */

type Criteria = Record<string, string>;
const none: Criteria = {};

/**
 * The values that the schema accepts, so that a mistyped address shows the list without the invalid filter. A filter that the call requires has its
 * default if the address does not name it.
 */
export function accepted(
  schema: z.core.$ZodType,
  values: Record<string, unknown>,
  defaults: Criteria,
): Record<string, unknown> {
  const result = z.safeParse(schema, values);
  if (result.success) return result.data as Record<string, unknown>;
  const bad = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const missing = Object.entries(defaults).filter(([name]) => bad.has(name) && !(name in values));
  if (missing.length > 0) {
    const completed = z.safeParse(schema, { ...values, ...Object.fromEntries(missing) });
    if (completed.success) return completed.data as Record<string, unknown>;
    return accepted(schema, { ...values, ...defaults }, none);
  }
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !bad.has(name)));
  const isLess = bad.size > 0 && Object.keys(rest).length < Object.keys(values).length;
  return isLess ? accepted(schema, rest, defaults) : {};
}

/** What a rule over several conditions has against those of an address, such as a span that is too long. A value that was mistyped says nothing. */
function refusalOf(
  schema: z.core.$ZodType | undefined,
  address: string,
  defaults: Criteria,
): string | undefined {
  if (!schema) return undefined;
  const given = [...new URLSearchParams(address)].filter(([, value]) => value !== '');
  const page = { offset: 0, limit: paging.listSize };
  const result = z.safeParse(schema, { ...defaults, ...Object.fromEntries(given), ...page });
  return result.success ? undefined : result.error.issues.find(({ code }) => code === 'custom')?.message;
}

/** Says why a list does not show what its address asks for, once for each address. */
export function useRefusal(schema: z.core.$ZodType | undefined, address: string, defaults: Criteria): void {
  const refusal = useMemo(() => refusalOf(schema, address, defaults), [schema, address, defaults]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is told of, too
  useEffect(() => {
    if (refusal) notify('error', speakMessage(refusal));
  }, [refusal, address]);
}
