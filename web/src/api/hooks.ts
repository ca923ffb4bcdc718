import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { type CallInput, call } from './client.ts';
import { mountOf } from './mounts.ts';
import { onOutdated } from './outdated.ts';
import { never, type Pace, useInterval } from './pace.ts';
import { answered, answeredTime, isReusable } from './reuse.ts';
import { session } from './session.ts';
import type { CallOptions } from './wire.ts';

/** The cache key: endpoint, input, user and previewed role, so no user sees what another one loaded. */
function keyOf(endpoint: AnyEndpoint, input: unknown) {
  const { user, preview } = session();
  return [endpoint.name, user?.id, preview?.roleId, input] as const;
}

const areaOf = ({ name }: AnyEndpoint) => name.split('.')[0];

/** Loads an answer and remembers when it came. */
async function load<Data>(key: readonly unknown[], ask: () => Promise<Data>): Promise<Data> {
  const data = await ask();
  answered(unstable_serialize(key as unknown[]));
  return data;
}

/** `false` for a component that shows a kept answer at first, else undefined: it asks. */
function useRevalidateOnMount(key: readonly unknown[] | null): { revalidateOnMount?: false } {
  const [options] = useState(() =>
    key && isReusable(unstable_serialize(key as unknown[])) ? { revalidateOnMount: false as const } : {},
  );
  return options;
}

/** Loads one response. While `input` is `null` nothing is requested. */
export function useData<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> | null) {
  return useAnswer(endpoint, input, 0);
}

/** Like `useData`, for what a form asks while somebody types: a failure is said in the form, and in no message over the page. */
export function usePreview<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> | null) {
  return useAnswer(endpoint, input, 0, {}, { quiet: true });
}

/**
 * Like `useData`, and loads again every `everyMs` milliseconds while the page is visible. What is shown stays until the next response arrives; also if that
 * fails, which is not said.
 */
export function useWatchedData<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  everyMs: number,
) {
  return useAnswer(endpoint, input, 0, watching(everyMs));
}

/**
 * Like `useData`, but the previous response stays until the next one arrives. After a failure there is none, so that no old figure is taken for that of
 * the new question.
 */
export function useKeptData<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> | null) {
  const answer = useAnswer(endpoint, input, 0, { keepPreviousData: true });
  return answer.error === undefined ? answer : { ...answer, data: undefined };
}

/**
 * Like `useData`, but never takes a response that was loaded before: for records that are edited, which need the newest version. `every` tells how
 * often it loads again while the page is visible; a failure of that is not said, and the next time it asks again.
 */
export function useFreshData<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  every: (data: DataOf<E> | undefined) => Pace = () => never,
) {
  const [mount] = useState(() => mountOf(keyOf(endpoint, input)));
  const [refreshInterval, setRefreshInterval] = useState(0);
  const answer = useAnswer(endpoint, input, mount, watching(refreshInterval));
  // SWR stops asking an interval function once it has returned 0, so the interval is a state.
  const wanted = useInterval(every(answer.data));
  useEffect(() => setRefreshInterval(wanted), [wanted]);
  return answer;
}

/**
 * SWR asks again after each interval as long as there is no error. After one, of the first load or of a `reload`, it does so by its retries; without an
 * interval there are none.
 */
const watching = (everyMs: number) =>
  everyMs > 0
    ? { refreshInterval: everyMs, errorRetryInterval: everyMs, shouldRetryOnError: true }
    : { refreshInterval: 0 };

function useAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  mount: number,
  options: SWRConfiguration<DataOf<E>> = {},
  asking: CallOptions = {},
) {
  const { cache } = useSWRConfig();
  const key = input && [...keyOf(endpoint, input), mount];
  const kept = useRevalidateOnMount(key);
  /** The question that this component has asked before, so that, if it watches the answer, it asks it now by itself. */
  const asked = useRef<string | undefined>(undefined);
  const ask = (of: readonly unknown[]): Promise<DataOf<E>> => {
    const name = unstable_serialize(of as unknown[]);
    const isAgain = Boolean(options.refreshInterval) && asked.current === name;
    asked.current = name;
    const answer = (how: CallOptions) => load(of, () => call(endpoint, input as CallInput<E>, how));
    if (!isAgain) return answer(asking);
    const shown = cache.get(name)?.data as DataOf<E> | undefined;
    const again = answer({ quiet: true });
    return shown === undefined ? again : again.catch(() => shown);
  };
  const { data, error, isLoading, mutate } = useSWR<DataOf<E>>(key, ask, { ...options, ...kept });
  const reload = useCallback(
    (...args: Parameters<typeof mutate>) => {
      asked.current = undefined;
      return mutate(...args);
    },
    [mutate],
  );
  return { data, error: error as unknown, loading: isLoading, reload };
}

export interface Rows<Row> {
  rows: readonly Row[];
  total: number;
  /** The first load, or another load after a failure: there are no rows to show yet. */
  loading: boolean;
  /** Another load while the old rows stay visible. */
  refreshing: boolean;
  error: unknown;
  /** What is told about all rows of the filter besides them, such as sums, could not be loaded. */
  toldFailed?: boolean;
  reload(): Promise<unknown>;
  /** When the last answer came, in epoch milliseconds; undefined before the first. */
  answeredAt: number | undefined;
  /** Loads the same rows again without showing them or a failure. The function is another one when the query changes. */
  peek(): Promise<ListData<unknown>>;
  /** Shows rows that `peek` of the same query has loaded. */
  take(data: ListData<unknown>): void;
}

const none: readonly never[] = [];

/**
 * Rows of a list call. Old rows stay while the next ones load. A late response to an old query is ignored, because it has another cache key. A failed
 * load or count 0 clears rows and total (specification section 8).
 */
export function useRows<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Rows<DataOf<E> extends ListData<infer Row> ? Row : never> {
  const key = keyOf(endpoint, input);
  const kept = useRevalidateOnMount(key);
  const answeredAt = useRef(
    kept.revalidateOnMount === false ? answeredTime(unstable_serialize(key)) : undefined,
  );
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    key,
    async (asked: readonly unknown[]) => {
      const answer = (await load(asked, () => call(endpoint, input))) as ListData<never>;
      answeredAt.current = Date.now();
      return answer;
    },
    { keepPreviousData: true, ...kept },
  );
  useEffect(() => onOutdated((of) => void (areaOf(of) === areaOf(endpoint) && mutate())), [endpoint, mutate]);
  const latest = useRef(input);
  latest.current = input;
  const query = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query makes another function
  const peek = useCallback(
    () => call(endpoint, latest.current, { quiet: true }) as Promise<ListData<never>>,
    [endpoint, query],
  );
  const take = useCallback(
    (rows: ListData<unknown>) => {
      answeredAt.current = Date.now();
      void mutate(rows as ListData<never>, { revalidate: false });
    },
    [mutate],
  );
  // After a failure cleared the rows they stay empty until the next response arrives, also while the next request is under way.
  const failed = error !== undefined;
  const shown = failed || !data || data.count === 0 ? undefined : data;
  return {
    rows: shown?.list ?? none,
    total: shown?.count ?? 0,
    loading: failed ? isValidating : isLoading && !data,
    refreshing: isValidating && data !== undefined && !failed,
    error: failed && !isValidating ? error : undefined,
    reload: mutate,
    answeredAt: answeredAt.current,
    peek,
    take,
  };
}

/**
 * The responses to several calls of one endpoint, loaded together and never taken from another mount: for records that are edited. The old responses
 * stay while others load; `of` holds the inputs they belong to.
 */
export function useAnswers<E extends AnyEndpoint>(endpoint: E, inputs: readonly CallInput<E>[]) {
  const [mount] = useState(() => mountOf(keyOf(endpoint, inputs)));
  const key = [...keyOf(endpoint, inputs), mount];
  const kept = useRevalidateOnMount(key);
  const { data, error, isValidating, mutate } = useSWR(
    key,
    (asked: readonly unknown[]) =>
      load(asked, async () => ({
        of: inputs,
        answers: await Promise.all(inputs.map((input) => call(endpoint, input))),
      })),
    { keepPreviousData: true, ...kept },
  );
  const failed = error !== undefined && !isValidating;
  return { data, busy: isValidating, error: failed ? (error as unknown) : undefined, reload: mutate };
}

/** A call that changes data. `busy` is true while it runs; a second `submit` during that time does nothing and returns undefined. */
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
