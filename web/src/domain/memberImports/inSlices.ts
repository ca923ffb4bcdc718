/** Milliseconds of work after which the page gets time to respond. */
const longestWork = 40;

/** Runs `work` for each item in its order without blocking the page. @throws the reason of the signal */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  signal: AbortSignal,
): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < longestWork) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    began = performance.now();
  }
}
