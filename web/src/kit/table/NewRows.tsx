import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListData } from '#contracts/envelope.ts';
import type { Rows } from '../../api/hooks.ts';
import { useSession } from '../../api/session.ts';
import { isUnderDialog } from '../dialogs/layers.ts';
import { countNew } from './compareRows.ts';
import css from './NewRows.module.css';

/** Milliseconds from one answer to the next question. */
const lookEveryMs = 30_000;

/**
 * Looks for newer rows of an open list while its page is visible and no dialog is open, and offers them beside the title, where they move nothing. A
 * click shows what was loaded.
 */
export default function NewRows({ list }: { list: Rows<unknown> & { page: number } }) {
  const { t } = useTranslation('kit');
  const [news, setNews] = useState<ListData<unknown>>();
  const isPreview = useSession(({ preview }) => preview !== undefined);
  const place = useRef<HTMLDivElement>(null);
  const { peek, rows, total, page } = list;
  const isIdle = !list.loading && !list.refreshing && !list.error && !isPreview;
  useLooks(peek, isIdle, setNews);

  // Rows that were loaded meanwhile are newer than the news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are the trigger
  useEffect(() => setNews(undefined), [rows, total]);

  const count = news && isIdle ? countNew({ rows, total, page }, news) : undefined;
  const show = () => {
    if (news) list.take(news);
    // The button leaves, and the focus must not leave the page.
    place.current?.focus();
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className={css.news}>
      {count !== undefined && (
        <button type="button" onClick={show}>
          {count > 0 ? t('newRows', { count }) : t('changedRows')}
        </button>
      )}
    </div>
  );
}

/** Asks at once and then in intervals; an answer that comes after the query has changed is dropped, and a failure says nothing. */
function useLooks(
  peek: Rows<unknown>['peek'],
  isIdle: boolean,
  onNews: (news: ListData<unknown> | undefined) => void,
) {
  const lastLook = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isIdle) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const later = (ms: number) => {
      clearTimeout(timer);
      if (!left) timer = setTimeout(look, Math.max(0, ms));
    };
    const sinceLook = () => performance.now() - lastLook.current;
    const look = async () => {
      if (document.hidden || isUnderDialog()) return later(lookEveryMs);
      lastLook.current = performance.now();
      const news = await peek().catch(() => undefined);
      if (!left && news) onNews(news);
      later(lookEveryMs);
    };
    const onVisible = () => !document.hidden && later(lookEveryMs - sinceLook());
    later(lookEveryMs - sinceLook());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [peek, isIdle, onNews]);
}
