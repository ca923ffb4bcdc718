import { imageLimits } from '#contracts/areas/uploads.ts';

/** How many files of a page go up at the same time, whichever inputs they were chosen in. */
const slots = 3;
/**
 * How many bytes of them at most, unless it is one file alone. `images/upload` has 15 s like each call (specification section 9): three large pictures
 * at once would exceed them on a line of 10 Mbit/s, where one after the other they do not.
 */
const together = imageLimits.megabytes * imageLimits.bytesPerMegabyte;

let running = 0;
let bytesRunning = 0;
const waiting: { bytes: number; begin: () => void }[] = [];

/** Starts those that wait longest, as long as there is room for them. */
function fill() {
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (running >= slots || (bytesRunning > 0 && next.bytes > 0 && bytesRunning + next.bytes > together))
      return;
    waiting.shift();
    running++;
    bytesRunning += next.bytes;
    next.begin();
  }
}

/** Runs one upload after those that were there before. `bytes` is 0 for what has no time limit. */
export async function inSlot<T>(bytes: number, run: () => Promise<T>): Promise<T> {
  await new Promise<void>((begin) => {
    waiting.push({ bytes, begin });
    fill();
  });
  try {
    return await run();
  } finally {
    running--;
    bytesRunning -= bytes;
    fill();
  }
}
