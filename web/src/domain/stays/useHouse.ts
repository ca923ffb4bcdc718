import type { Endpoint } from '#contracts/endpoint.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';

/** An alias, not an interface: `useScopedCalls` looks calls up by name, which needs an index signature. */
export type HouseCalls<House> = { get: Endpoint<`${string}{id}`, undefined, undefined, House> };

/** The hotel or guesthouse of a room's page; undefined while it is loading and for users who may not see it. */
export function useHouse<House>(houses: HouseCalls<House>, id: string | undefined): House | undefined {
  const { get } = useScopedCalls(houses);
  const mayView = useMay(get);
  return useData(get, id && mayView ? ({ params: { id } } as never) : null).data as House | undefined;
}
