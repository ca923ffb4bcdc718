import { epochOf } from '#contracts/wireTime.ts';
/** The mock's clock: real time plus an offset, or standing still at a fixed moment. Milliseconds since the epoch. */
export interface Clock {
  now(): number;
  /** The time of this machine; the clocks of callers follow it even when the mock's clock was moved. */
  real(): number;
  /** Jumps to a moment; time goes on from there unless the clock stands still. */
  set(epochMs: number): void;
  advance(ms: number): void;
  /** Back to real time, or to the fixed moment it began with. */
  reset(): void;
}

/** @param fixed a moment at which the clock stands still (`MOCK_NOW`) */
export function createClock(fixed?: number): Clock {
  let offset = 0;
  let standing = fixed;
  return {
    real: Date.now,
    now: () => standing ?? Date.now() + offset,
    set(epochMs) {
      if (standing === undefined) offset = epochMs - Date.now();
      else standing = epochMs;
    },
    advance(ms) {
      if (standing === undefined) offset += ms;
      else standing += ms;
    },
    reset() {
      offset = 0;
      standing = fixed;
    },
  };
}

/** Epoch milliseconds of wire time or of ISO 8601 with its zone, as people write them; NaN for anything else. */
export function epochOfText(text: string): number {
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return epochOf(text);
  return /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
}
