import { generatePath } from 'react-router-dom';
import type { Session } from '../api/session.ts';
import type { Screen } from '../kit/page/screen.ts';
import { mayOpenRecord } from './menu.ts';
import { screens } from './screens.ts';

/** The list of a kind of records, by the name of its area. */
export const listOf = (area: string): Screen | undefined =>
  screens.find(({ parent, call }) => !parent && call === `${area}.list`);

const withParam = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value })}`;

/**
 * The address of a record: its page, or else its form, whichever the user may open, or its place in the list. It follows from the calls of the screens.
 * Undefined where the kind has none of these.
 */
export function recordAddress(area: string, id: string, session: Session): string | undefined {
  const pages = screens.filter((screen) => screen.parent && mayOpenRecord(screen, session));
  const forms = pages.filter(({ call }) => call === `${area}.update`);
  const page =
    pages.find(({ call }) => call === `${area}.get`) ??
    forms.find(({ path }) => path.includes(':id')) ??
    forms[0];
  if (page)
    return page.path.includes(':id')
      ? generatePath<string>(page.path, { id })
      : withParam(page.path, 'id', id);
  const list = listOf(area);
  return list?.recordParam && withParam(list.path, list.recordParam, id);
}

/** The address of a list with a filter set; of orders those of all days, not only the latest that their list begins with. */
export function listAddress({ path, call }: Screen, filter: Record<string, string | number>): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  if (call?.startsWith('orders')) query.set('createStart', '');
  return `${path}?${query}`;
}
