import { hotels } from '#contracts/areas/hotels.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useRight } from '../../api/session.ts';
import { viewHotels } from './paths.ts';

/** The hotel that a room type's page is about; undefined while it is not known, or for those who may not see hotels. */
export function useHotel(id: string | undefined) {
  const mayView = useRight(viewHotels);
  const calls = useScopedCalls(hotels);
  return useData(calls.get, id && mayView ? { params: { id } } : null).data;
}
