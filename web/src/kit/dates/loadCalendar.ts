import { loadMessages } from '../../i18n.ts';

type Calendar = typeof import('./CalendarPopup.tsx').CalendarPopup;

let loading: Promise<Calendar> | undefined;

/** Loads the calendar and its messages, once for all fields; after a failure the next call tries again. */
export function loadCalendar(): Promise<Calendar> {
  loading ??= Promise.all([import('./CalendarPopup.tsx'), loadMessages('dates')]).then(
    ([{ CalendarPopup }]) => CalendarPopup,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
