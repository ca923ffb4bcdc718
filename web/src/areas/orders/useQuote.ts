import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { OrderQuote } from '#contracts/trade/quotes.ts';
import { useKeptData } from '../../api/hooks.ts';
import { useDebounced } from '../../kit/select/useDebounced.ts';
import { soundPart } from './soundPart.ts';

/** Milliseconds without a further change after which the quote is asked for. */
const waitMs = 300;

export interface Quoted {
  /** Undefined also after a failure. */
  quote: OrderQuote | undefined;
  error: unknown;
  reload: () => unknown;
  /** The form says something else by now; the old quote is shown until the next one is there. */
  isOld: boolean;
}

export const QuoteContext = createContext<Quoted>({
  quote: undefined,
  error: undefined,
  reload: () => undefined,
  isOld: false,
});
export const useQuoted = () => useContext(QuoteContext);

/** What the order that is being typed would be. A late answer to what was typed before never replaces that to the newest. */
export function useQuote(endpoint: AnyEndpoint): Quoted {
  const values = useWatch();
  const part = endpoint.body && soundPart(endpoint.body, values);
  const isWorth = Boolean(part?.productId || part?.memberMobile);
  // The values change in place, so that their text is what is waited for.
  const typed = JSON.stringify(isWorth ? part : null);
  const settled = useDebounced(typed, waitMs);
  const body = JSON.parse(settled) as object | null;
  const { data, error, reload, loading } = useKeptData(endpoint, body ? ({ body } as never) : null);
  const quote = body ? (data as OrderQuote | undefined) : undefined;
  return { quote, error, reload, isOld: typed !== settled || loading };
}
