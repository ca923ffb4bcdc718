import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { isMaskedMobile } from '#contracts/forms/masks.ts';
import type { OrderQuote } from '#contracts/trade/quotes.ts';
import { QuoteContext, type Quoted, useQuote } from './useQuote.ts';

/** Asks for the quote of the form around it; its fields show what is wrong, and the contact is that of the member until another is typed. */
export function QuoteScope({ endpoint, children }: { endpoint: AnyEndpoint; children: ReactNode }) {
  const quoted = useQuote(endpoint);
  useFaultsAtFields(quoted);
  useContactOf(quoted.quote?.member);
  return <QuoteContext.Provider value={quoted}>{children}</QuoteContext.Provider>;
}

const type = 'quote';

/** All faults at once. That guests are missing is shown at their list as soon as there is one, or after a save. */
function useFaultsAtFields({ quote, isOld }: Quoted) {
  const { setError, clearErrors, getValues, getFieldState } = useFormContext();
  const { submitCount } = useFormState();
  const shown = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new quote, and after a save, which clears the errors
  useEffect(() => {
    if (isOld) return;
    const isDue = ({ field }: { field: string }) =>
      field !== 'guests' || submitCount > 0 || (getValues('guests') as unknown[]).length > 0;
    const due = (quote?.faults ?? []).filter(isDue);
    for (const field of shown.current) if (getFieldState(field).error?.type === type) clearErrors(field);
    // The first fault of a field is the one that it shows.
    for (const { field, message } of due.toReversed()) if (field) setError(field, { type, message });
    shown.current = due.map(({ field }) => field).filter(Boolean);
  }, [quote, isOld, submitCount]);
}

/** Fills in the member as the contact, unless somebody else has been typed. */
function useContactOf(member: OrderQuote['member'] | undefined) {
  const { getValues, setValue } = useFormContext();
  const filled = useRef<{ name?: string; mobile?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each other member
  useEffect(() => {
    if (!member) return;
    const [name, mobile] = getValues(['contactName', 'contactMobile']) as [string, string];
    const memberMobile = getValues('memberMobile') as string;
    const isOwn = (held: string, before: string | undefined) => held === '' || held === before;
    if (isOwn(name, filled.current.name)) setValue('contactName', member.name, { shouldDirty: true });
    if (isOwn(mobile, filled.current.mobile) || isMaskedMobile(mobile))
      setValue('contactMobile', memberMobile, { shouldDirty: true });
    filled.current = { name: member.name, mobile: memberMobile };
  }, [member?.id]);
}
