import { setTimeout as wait } from 'node:timers/promises';
import type { MockProcess } from './servers.ts';

/** Arguments of a mock that tells its memory. */
export const tellsMemory = ['--expose-gc', '--import', new URL('./memory.mjs', import.meta.url).href];

export interface Memory {
  liveMb: number;
  rssMb: number;
}

/** Memory in use after a garbage collection, of a mock that was started with `tellsMemory`. */
export async function memoryOf({ child, output }: MockProcess): Promise<Memory> {
  const before = output().split('memory ').length;
  child.kill('SIGUSR2');
  for (let tries = 0; tries < 200; tries++) {
    const told = output().split('memory ');
    const [, live, rss] = /^([\d.]+) ([\d.]+)\n/.exec(told.length > before ? (told.at(-1) ?? '') : '') ?? [];
    if (live && rss) return { liveMb: Number(live), rssMb: Number(rss) };
    await wait(25);
  }
  throw new Error('the mock did not tell its memory');
}
