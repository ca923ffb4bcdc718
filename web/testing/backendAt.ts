import { type Config, setConfig } from '../src/api/config.ts';

/** Calls go to a backend with this base for everything. */
export const backendAt = (base: string, more: Partial<Config> = {}) =>
  setConfig({
    bases: { main: base, resorts: base, apps: base },
    ...{ uploadSecret: '', language: 'zh', title: '', imageUpload: 'images' },
    ...{ idempotencyKeys: false, demo: false, ...more },
  });
