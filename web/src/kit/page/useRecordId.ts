import { useParams, useSearchParams } from 'react-router-dom';

/** The id of the page's record from the address (`?id=12`, or `:id` of the path); undefined if there is none, as on a page that adds a record. */
export function useRecordId(): string | undefined {
  const [address] = useSearchParams();
  const { id } = useParams();
  return address.get('id') ?? id;
}
