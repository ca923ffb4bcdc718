import { loadMessages } from '../../i18n.ts';

type Calendar = typeof import('./CalendarPopup.tsx').CalendarPopup;

let loading: Promise<Calendar> | undefined;

/** The calendar with its words, once for all fields; asked for again after it could not be loaded. */
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
