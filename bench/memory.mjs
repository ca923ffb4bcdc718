/** Preloaded into a server under test (`--expose-gc --import`): on SIGUSR2 it runs the garbage collector and prints the memory in use, in MB. */
process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(`memory ${((heapUsed + external) / 1_048_576).toFixed(2)} ${(rss / 1_048_576).toFixed(1)}`);
});
