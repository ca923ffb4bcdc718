import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { useRecordId } from '../kit/page/useRecordId.ts';
import type { Messages } from '../locales/messages.ts';

/** Returns the title of a menu address, or '' if it has none. */
export function useMenuTitles(): (path: string) => string {
  // Takes the bundle as it is instead of loading it: screens have loaded the menu messages, and the sign-in page must not.
  const { i18n } = useTranslation();
  const words = i18n.getResourceBundle(i18n.language, 'menu') as Messages['menu'] | undefined;
  return (path) => words?.[path as keyof Messages['menu']] ?? '';
}

/** What the loader of a form answers to who may only read its records. */
export const onlyView = { isOnlyView: true } as const;

/** The title of the open page. With a record in the address a form edits or shows it instead of adding one, and has another title. */
export function usePageTitle(path: string): string {
  const titles = useMenuTitles();
  const id = useRecordId();
  const match = useMatches().at(-1);
  if (match?.data === onlyView) return titles('?view');
  return (id && titles(`${path}?id`)) || titles(path);
}
