import type { Session } from '../../api/session.ts';
import { mayOpen, mayOpenRecord, screenAt } from '../menu.ts';
import type { Tab } from './tabList.ts';

/**
 * As what the page of a tab opens now: a page, the form of a record, or a form in which the record can only be read. Undefined if the user may not open it any
 * more, because his rights have changed.
 */
export function openedAs(
  { screen, key }: Pick<Tab, 'screen' | 'key'>,
  session: Session,
): 'page' | 'record' | 'view' | undefined {
  const one = screenAt(screen);
  const isOfRecord = key.includes('?');
  if (!one) return undefined;
  if (mayOpen(one, session)) return isOfRecord ? 'record' : 'page';
  return isOfRecord && mayOpenRecord(one, session) ? 'view' : undefined;
}
