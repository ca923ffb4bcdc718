import { say } from '#contracts/words.ts';
import type { Context } from './context.ts';
import { invalid } from './fail.ts';
import type { Store } from './store/store.ts';

/** Pictures a minute, of one address and of all together, so that no stranger uses up what is there for everybody. */
const perMinute = { address: 60, all: 300 };

interface Upload {
  ip: string;
  /** By the mock's clock, and by the machine's: a minute ends by either, or it would never end while the mock's clock stands. */
  at: number;
  real: number;
}
const recentUploads = new WeakMap<Store, Upload[]>();

/** Counts an upload of the caller's address (decision 6). @throws -1002 when there were too many in the last minute */
export function countUpload({ store, clock, callerIp: ip }: Context, field: string): void {
  const [now, real] = [clock.now(), clock.real()];
  const isRecent = (then: number, time: number) => then > time - 60_000 && then <= time;
  const recent = (recentUploads.get(store) ?? []).filter(
    (upload) => isRecent(upload.at, now) && isRecent(upload.real, real),
  );
  const own = recent.filter((upload) => upload.ip === ip);
  if (own.length >= perMinute.address || recent.length >= perMinute.all)
    invalid(field, say('uploadTooFrequent'));
  recentUploads.set(store, [...recent, { ip, at: now, real }]);
}
