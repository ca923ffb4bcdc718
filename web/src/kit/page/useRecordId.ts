import { useSearchParams } from 'react-router-dom';

/** The record of a page, from its address (`?id=12`); undefined where there is none, as on a page that adds. */
export function useRecordId(): string | undefined {
  const [address] = useSearchParams();
  return address.get('id') ?? undefined;
}
