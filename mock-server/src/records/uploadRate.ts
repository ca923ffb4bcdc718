import { say } from '#contracts/words.ts';
import type { Context } from './context.ts';
import { invalid } from './fail.ts';

/** Pictures a minute, of one address and of all together, so that no stranger uses up what is there for everybody. */
const perMinute = { address: 60, all: 300 };

/**
 * Counts an upload of the caller's address (decision 6). A minute ends by the mock's clock or by the machine's: by the mock's alone it
 * would never end while that stands. @throws -1002 when there were too many in the last minute
 */
export function countUpload({ memory, clock, callerIp: ip }: Context, field: string): void {
  const [now, real] = [clock.now(), clock.real()];
  const isRecent = (then: number, time: number) => then > time - 60_000 && then <= time;
  const recent = memory.uploads.filter((upload) => isRecent(upload.at, now) && isRecent(upload.real, real));
  const own = recent.filter((upload) => upload.ip === ip);
  if (own.length >= perMinute.address || recent.length >= perMinute.all)
    invalid(field, say('uploadTooFrequent'));
  memory.uploads = [...recent, { ip, at: now, real }];
}
