import { showLastPreferences } from './preferences.ts';

/** The longest wait in milliseconds for the backend, in a browser that has no settings of the account yet. */
const longestWaitMs = 1_000;

/** Never fails: without a usable database and without an answer of the backend the tables have their defaults. */
export async function loadPreferences(userId: string) {
  const isKnown = await showLastPreferences(userId);
  const read = import('./keptSettings.ts').then(async ({ readKept, showLastViews }) => {
    if (isKnown) await showLastViews(userId);
    return { all: readKept(userId) };
  });
  const ready = isKnown ? read : read.then(({ all }) => all);
  await Promise.race([ready.catch(() => undefined), new Promise((done) => setTimeout(done, longestWaitMs))]);
}
