/** Preloaded into a server under test (`--expose-gc --import`): on SIGUSR2 it collects and tells what is still alive, in MB. */
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(`memory ${((heapUsed + external) / 1_048_576).toFixed(2)} ${(rss / 1_048_576).toFixed(1)}`);
});
