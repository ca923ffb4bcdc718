import type { Context } from '../records/context.ts';
import { createClock } from '../store/clock.ts';
import type { SeedTools } from './seedTools.ts';

/** What moves need to run in the past: a clock of its own, and no messages, because those of the past stand in the SMS seed. @param from epoch milliseconds at which the clock stands */
export function seedContext({ store, files }: SeedTools, from: number): Context {
  const smsLogs = Object.assign(Object.create(store.smsLogs), { insert: () => undefined });
  return {
    clock: createClock(from),
    files,
    uploadSecret: '',
    policySecret: '',
    memory: { uploads: [] },
    caller: undefined,
    callerIp: '',
    randomId: () => '',
    store: { ...store, smsLogs },
  };
}
