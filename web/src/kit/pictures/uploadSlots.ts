/** How many files of a page go up at the same time, whichever inputs they were chosen in. */
const slots = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs one upload after those that were there before, three at a time. */
export async function inSlot<T>(run: () => Promise<T>): Promise<T> {
  if (running >= slots) await new Promise<void>((free) => waiting.push(free));
  else running++;
  try {
    return await run();
  } finally {
    // The place goes to the next one that waits.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
