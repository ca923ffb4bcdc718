import { loadMessages } from '../../i18n.ts';

type File = typeof import('./CalendarPopup.tsx');
type Calendar = File['CalendarPopup'];

let loading: Promise<Calendar> | undefined;
let failures = 0;

/**
 * A browser may remember for as long as the page is open that a module could not be fetched. Under another query it fetches the module again.
 * @throws the error itself when it names no module
 */
function fetchAgain(error: unknown): Promise<File> {
  const address = String(error)
    .split(' ')
    .find((word) => word.endsWith('.js') && URL.canParse(word));
  if (!address) throw error;
  failures++;
  return import(/* @vite-ignore */ `${address}?again=${failures}`);
}

/** Loads the calendar and its messages, once for all fields; after a failure the next call tries again. */
export function loadCalendar(): Promise<Calendar> {
  loading ??= Promise.all([import('./CalendarPopup.tsx').catch(fetchAgain), loadMessages('dates')]).then(
    ([{ CalendarPopup }]) => CalendarPopup,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
