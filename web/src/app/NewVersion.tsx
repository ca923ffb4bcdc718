import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { onChanged } from '../api/changed.ts';
import { useLine } from '../api/line.ts';
import { notify } from '../api/notice.ts';
import { session } from '../api/session.ts';
import { entryOf } from '../kit/display/entryFile.ts';
import { hasUnsaved } from '../kit/form/useUnsavedGuard.ts';
import css from './Bars.module.css';

/** Milliseconds between two looks at what the server has. */
const lookEveryMs = 10 * 60_000;
/** Milliseconds after a change in which the page is not loaded anew, so that its message can be read. */
const calmMs = 3_000;

async function isNewerServed(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return answer.ok && Boolean(served) && served !== entryOf(document);
}

/**
 * Tells that the server has another build than this page runs (docs/deploy.md), and takes it on a click or when the user goes to another page, never over
 * unsaved input, out of a preview, or without a line, when nothing could be loaded.
 */
export default function NewVersion() {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const { offline } = useLine();
  const isThere = useNewerServed() && !offline;
  const [closed, setClosed] = useState(false);
  const lastPage = useRef(pathname);
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () =>
      onChanged(() => {
        lastChange.current = performance.now();
      }),
    [],
  );

  useEffect(() => {
    const hasMoved = pathname !== lastPage.current;
    lastPage.current = pathname;
    const isCalm = performance.now() - lastChange.current > calmMs;
    if (isThere && hasMoved && isCalm && !session().preview && !hasUnsaved()) location.reload();
  }, [isThere, pathname]);

  const take = () => {
    if (hasUnsaved()) notify('warning', t('shell:newVersion.unsaved'));
    else location.reload();
  };
  return (
    <div role="status" className={css.bars}>
      {isThere && !closed && (
        <div className={`${css.bar} ${css.calm}`}>
          <span>{t('shell:newVersion.told')}</span>
          <Button size="small" onClick={take}>
            {t('shell:newVersion.take')}
          </Button>
          <Button size="small" type="tertiary" theme="borderless" onClick={() => setClosed(true)}>
            {t('common:close')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Looks in intervals while the page is visible, and at once if a look is overdue when it is seen again. */
function useNewerServed(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dueAt = performance.now() + lookEveryMs;
    let left = false;
    const wait = () => {
      clearTimeout(timer);
      if (!left) timer = setTimeout(look, Math.max(0, dueAt - performance.now()));
    };
    const look = async () => {
      if (document.hidden) return;
      dueAt = performance.now() + lookEveryMs;
      // Without a line the next look will tell.
      if ((await isNewerServed().catch(() => false)) && !left) return setThere(true);
      wait();
    };
    const onVisible = () => !document.hidden && wait();
    wait();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isThere]);
  return isThere;
}
