import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { type CallInput, call } from './client.ts';
import { onOutdated } from './outdated.ts';
import { session } from './session.ts';

/** Cached by endpoint, input and account, or the role that it looks at: nobody sees what another one loaded. */
function keyOf(endpoint: AnyEndpoint, input: unknown) {
  const { user, preview } = session();
  return [endpoint.name, user?.id, preview?.roleId, input] as const;
}

const areaOf = ({ name }: AnyEndpoint) => name.split('.')[0];

let mounts = 0;

/** One answer. Give `null` as input while it is not wanted yet. */
export function useData<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> | null) {
  return useAnswer(endpoint, input, 0);
}

/** The same, where the answer to the last input stays while the next one loads. */
export function useKeptData<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) {
  return useAnswer(endpoint, input, 0, { keepPreviousData: true });
}

/**
 * The same, never one that was loaded before: for what is edited, whose version must be the newest. With `every` it is asked
 * again after so many milliseconds, 0 for never, while somebody looks at the page.
 */
export function useFreshData<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  every?: (data: DataOf<E> | undefined) => number,
) {
  const [mount] = useState(() => ++mounts);
  const [refreshInterval, setRefreshInterval] = useState(0);
  const answer = useAnswer(endpoint, input, mount, { refreshInterval });
  // SWR asks a function once and, told 0, never again.
  const wanted = every?.(answer.data) ?? 0;
  useEffect(() => setRefreshInterval(wanted), [wanted]);
  return answer;
}

function useAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  mount: number,
  options: SWRConfiguration<DataOf<E>> = {},
) {
  const answer = useSWR<DataOf<E>>(
    input && [...keyOf(endpoint, input), mount],
    () => call(endpoint, input as CallInput<E>),
    options,
  );
  return {
    data: answer.data,
    error: answer.error as unknown,
    loading: answer.isLoading,
    reload: answer.mutate,
  };
}

export interface Rows<Row> {
  rows: readonly Row[];
  total: number;
  /** The first load, or another one after a failure: with nothing to show yet. */
  loading: boolean;
  /** Another load while the old rows stay. */
  refreshing: boolean;
  error: unknown;
  reload(): Promise<unknown>;
}

const none: readonly never[] = [];

/**
 * Rows of a list call. Old rows stay while the next load; an answer to an old query never wins, because it belongs
 * to another key. A failed load or count 0 clears rows and total (specification section 8).
 */
export function useRows<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Rows<DataOf<E> extends ListData<infer Row> ? Row : never> {
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    keyOf(endpoint, input),
    () => call(endpoint, input) as Promise<ListData<never>>,
    { keepPreviousData: true },
  );
  useEffect(() => onOutdated((of) => void (areaOf(of) === areaOf(endpoint) && mutate())), [endpoint, mutate]);
  // What a failure cleared comes back with the next answer, not with the next question.
  const failed = error !== undefined;
  const shown = failed || !data || data.count === 0 ? undefined : data;
  return {
    rows: shown?.list ?? none,
    total: shown?.count ?? 0,
    loading: failed ? isValidating : isLoading && !data,
    refreshing: isValidating && data !== undefined && !failed,
    error: failed && !isValidating ? error : undefined,
    reload: mutate,
  };
}

/**
 * Answers of several calls of one endpoint, together, and never those of another mount: for what is edited. The old ones stay while
 * others load; `of` says whose they are.
 */
export function useAnswers<E extends AnyEndpoint>(endpoint: E, inputs: readonly CallInput<E>[]) {
  const [mount] = useState(() => ++mounts);
  const { data, error, isValidating, mutate } = useSWR(
    [...keyOf(endpoint, inputs), mount],
    async () => ({ of: inputs, answers: await Promise.all(inputs.map((input) => call(endpoint, input))) }),
    { keepPreviousData: true },
  );
  const failed = error !== undefined && !isValidating;
  return { data, busy: isValidating, error: failed ? (error as unknown) : undefined, reload: mutate };
}

/** A write. `busy` while it runs; a second call meanwhile does nothing and answers undefined. */
export function useSubmit<E extends AnyEndpoint>(endpoint: E) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const submit = useCallback(
    async (input: CallInput<E>): Promise<DataOf<E> | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      try {
        return await call(endpoint, input);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [endpoint],
  );
  return { submit, busy };
}
