import { onChanged } from './changed.ts';

/**
 * Which answers are shown again without a request when the user goes back to a tab: those of the last 30 s, if nothing was changed in this window
 * since. Everywhere else a page that opens always asks.
 */
const freshMs = 30_000;
/** Milliseconds after going back in which the components of the page are mounted. */
const mountingMs = 1_500;

let wentBackAt = Number.NEGATIVE_INFINITY;
let changedAt = Number.NEGATIVE_INFINITY;
onChanged(() => {
  changedAt = performance.now();
});

const answers = new Map<string, number>();

/** Called at the moment in which the user goes back to a tab. */
export function goBackToTab() {
  wentBackAt = performance.now();
}

/** Remembers that the answer with this cache key has come now. */
export function answered(key: string) {
  const now = performance.now();
  answers.delete(key);
  answers.set(key, now);
  for (const [old, at] of answers) {
    if (now - at <= freshMs) break;
    answers.delete(old);
  }
}

/** Whether a component that is mounted now may show the answer with this cache key without asking again. */
export function isReusable(key: string): boolean {
  const now = performance.now();
  const at = answers.get(key);
  return now - wentBackAt < mountingMs && at !== undefined && now - at < freshMs && at > changedAt;
}

/** When the answer with this cache key came, in epoch milliseconds. */
export function answeredTime(key: string): number | undefined {
  const at = answers.get(key);
  return at === undefined ? undefined : Date.now() - (performance.now() - at);
}
