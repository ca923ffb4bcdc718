import { unstable_serialize } from 'swr';
import { mostKept } from './keptAnswers.ts';
import { isReusable } from './reuse.ts';

let mounts = 0;
/** The last mounts of records that are never taken from another mount, the oldest first: as many as answers that are kept. */
const lastMounts = new Map<string, number>();

/** A number for a mount; that of the last one if the user goes back to a tab whose answer is still fresh. */
export function mountOf(key: readonly unknown[]): number {
  const of = unstable_serialize(key as unknown[]);
  const last = lastMounts.get(of);
  if (last !== undefined && isReusable(unstable_serialize([...key, last]))) return last;
  lastMounts.delete(of);
  lastMounts.set(of, ++mounts);
  const [oldest] = lastMounts.keys();
  if (lastMounts.size > mostKept && oldest !== undefined) lastMounts.delete(oldest);
  return mounts;
}
