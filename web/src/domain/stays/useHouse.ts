import type { Endpoint } from '#contracts/endpoint.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';

/** An alias, not an interface: areas of calls are looked up by name (`useScopedCalls`). */
export type HouseCalls<House> = { get: Endpoint<`${string}{id}`, undefined, undefined, House> };

/** The hotel or guesthouse that a room's page is about; undefined while it is not known, and for those who may not see it. */
export function useHouse<House>(houses: HouseCalls<House>, id: string | undefined): House | undefined {
  const { get } = useScopedCalls(houses);
  const mayView = useMay(get);
  return useData(get, id && mayView ? ({ params: { id } } as never) : null).data as House | undefined;
}
