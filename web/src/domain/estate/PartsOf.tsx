import type { ReactNode } from 'react';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import { useData } from '../../api/hooks.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';

interface Props<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: a list may have any filters besides the project
  list: Endpoint<string, any, undefined, ListData<Row>>;
  estateId: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The first hundred parts of a project of one kind, as its details show them. */
export function PartsOf<Row>({ list, estateId, children }: Props<Row>) {
  const query = { estateId, offset: 0, limit: paging.selectSize };
  const { data, error, reload } = useData(list as AnyEndpoint, { query } as never);
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return children((data as ListData<Row>).list);
}
