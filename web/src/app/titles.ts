import { useTranslation } from 'react-i18next';
import { useRecordId } from '../kit/page/useRecordId.ts';
import type { Messages } from '../locales/messages.ts';

/** The words of a menu address, or nothing for an address without any. */
export function useMenuTitles(): (path: string) => string {
  // The screens load the menu's words; the sign-in page must not.
  const { i18n } = useTranslation();
  const words = i18n.getResourceBundle(i18n.language, 'menu') as Messages['menu'] | undefined;
  return (path) => words?.[path as keyof Messages['menu']] ?? '';
}

export const useMenuTitle = (path: string) => useMenuTitles()(path);

/** Of the page that is open: with a record in its address a form edits instead of adding, and is called so. */
export function usePageTitle(path: string): string {
  const titles = useMenuTitles();
  const id = useRecordId();
  return (id && titles(`${path}?id`)) || titles(path);
}
