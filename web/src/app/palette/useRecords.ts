import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Found, recordKind, searches } from '#contracts/areas/searches.ts';
import { cleanNameOrNumber } from '#contracts/forms/fields.ts';
import { useData } from '../../api/hooks.ts';
import { useSession } from '../../api/session.ts';
import { codeNames, loadMessages } from '../../i18n.ts';
import { useDebounced } from '../../kit/select/useDebounced.ts';
import { mayOpen } from '../menu.ts';
import { listAddress, listOf, recordAddress } from '../recordPages.ts';
import { useMenuTitles } from '../titles.ts';
import type { Entry } from './entries.ts';

export interface RecordGroup {
  title: string;
  entries: readonly (Entry & { state?: string | undefined })[];
}

/** One Chinese character says enough, of other writing and of numbers it takes two. */
const isEnough = (text: string) => text.length > 1 || /\p{Script=Han}/u.test(text);

/** Milliseconds after the last key. */
const pauseMs = 60;

/** The words for the states of the found kinds, which come with the messages of their lists. */
function useStateNames(found: readonly Found[]) {
  const [, setLoaded] = useState<unknown>();
  useEffect(() => {
    const wanted = found.flatMap(({ kind }) => listOf(kind)?.messages ?? []);
    if (wanted.length > 0)
      loadMessages(...wanted).then(
        () => setLoaded(found),
        () => undefined,
      );
  }, [found]);
  return ({ kind }: Found, state: number) => {
    const { states } = recordKind(kind);
    return states && codeNames(states)?.[state];
  };
}

const nothing: readonly Found[] = [];

/**
 * Searches records of all kinds. While an answer to the typed text is under way, `waiting` is true and the groups are those of the text before. A late
 * answer to an older text is ignored.
 */
export function useRecords(text: string) {
  const { t } = useTranslation('palette');
  const titles = useMenuTitles();
  const session = useSession();
  const navigate = useNavigate();
  const cleaned = cleanNameOrNumber(text.normalize('NFKC').replace(/\s+/g, ' ')).slice(0, 50).trim();
  const asked = useDebounced(cleaned, pauseMs);
  const isAsked = isEnough(asked);
  const { data, error, loading, reload } = useData(
    searches.find,
    isAsked ? { query: { text: asked } } : null,
  );
  const [last, setLast] = useState(nothing);
  useEffect(() => {
    if (data) setLast(data);
    else if (!isAsked || error) setLast(nothing);
  }, [data, error, isAsked]);
  const found = isEnough(cleaned) ? (data ?? last) : nothing;
  const stateName = useStateNames(found);

  const groups = found.flatMap((one): RecordGroup[] => {
    const list = listOf(one.kind);
    // In the preview of a role the answer is that to the user himself.
    if (!list || !mayOpen(list, session)) return [];
    const inList = listAddress(list, { [one.filter]: asked });
    const entries: RecordGroup['entries'] = one.records.map(({ id, title, details, state }) => ({
      ...{ key: `${one.kind} ${id}`, label: title, detail: details.join(' · '), also: [] },
      state: stateName(one, state),
      run: () => navigate(recordAddress(one.kind, id, session) ?? inList),
    }));
    const all: Entry = {
      ...{ key: `${one.kind} all`, label: t('all', { n: one.count }), detail: '', also: [] },
      run: () => navigate(inList),
    };
    return [{ title: titles(list.path), entries: one.count > entries.length ? [...entries, all] : entries }];
  });
  const waiting = isEnough(cleaned) && (cleaned !== asked || loading);
  return { groups, waiting, failed: error !== undefined && !waiting, retry: reload };
}
