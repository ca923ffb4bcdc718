import { hotels } from '#contracts/areas/hotels.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';

/** The hotel that a room type's page is about; undefined while it is not known, or for those who may not see hotels. */
export function useHotel(id: string | undefined) {
  const calls = useScopedCalls(hotels);
  const mayView = useMay(calls.get);
  return useData(calls.get, id && mayView ? { params: { id } } : null).data;
}
