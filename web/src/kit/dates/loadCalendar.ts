import { loadMessages } from '../../i18n.ts';
import { loadCode } from '../../loadCode.ts';

const load = () => import('./CalendarPopup.tsx');
type Calendar = Awaited<ReturnType<typeof load>>['CalendarPopup'];

let loading: Promise<Calendar> | undefined;

/** Loads the calendar and its messages, once for all fields; after a failure the next call tries again. */
export function loadCalendar(): Promise<Calendar> {
  loading ??= Promise.all([loadCode(load), loadMessages('dates')]).then(
    ([{ CalendarPopup }]) => CalendarPopup,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
