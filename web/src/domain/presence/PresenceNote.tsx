import IconEyeOpened from '@douyinfe/semi-icons/lib/es/icons/IconEyeOpened';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Other, PresenceKindName } from '#contracts/areas/presences.ts';
import { session } from '../../api/session.ts';
import { useHasForms } from '../../kit/form/useUnsavedGuard.ts';
import css from './PresenceNote.module.css';
import { watchPresence } from './watchPresence.ts';

/** Names that are written out. */
const mostNames = 2;

/** Stands beside the title of a record and says who else looks at it or has a form of it open. Its place is kept, so nothing moves when somebody comes. */
export function PresenceNote({ kind, id }: { kind: PresenceKindName; id: string }) {
  const { t } = useTranslation(['kit', 'common']);
  const others = useOthers(kind, id);
  const namesOf = (editing: 0 | 1) => {
    const names = others.filter((other) => other.editing === editing).map(({ name }) => name);
    const shown = names.slice(0, mostNames).join(t('common:comma'));
    return names.length > mostNames ? t('kit:presence.several', { names: shown, n: names.length }) : shown;
  };
  const [editors, watchers] = [namesOf(1), namesOf(0)];
  const text = [
    ...(editors ? [t('kit:presence.edit', { names: editors })] : []),
    ...(watchers ? [t('kit:presence.look', { names: watchers })] : []),
  ].join(' · ');
  const since = others.map(({ name, since }) => t('kit:presence.since', { name, time: since.slice(11, 16) }));
  return (
    <div
      role="status"
      className={css.note}
      data-editing={editors !== '' || undefined}
      title={since.join('\n')}
    >
      {text && (
        <>
          <IconEyeOpened size="small" aria-hidden /> {text}
        </>
      )}
    </div>
  );
}

const nobody: readonly Other[] = [];

/** Nobody in a preview of a role, where the user only looks at screens. */
function useOthers(kind: PresenceKindName, id: string): readonly Other[] {
  const [others, setOthers] = useState(nobody);
  const watch = useRef<ReturnType<typeof watchPresence>>();
  const editing = useHasForms();
  useEffect(() => {
    if (session().preview) return;
    const started = watchPresence({ kind, id }, setOthers);
    watch.current = started;
    return () => {
      started.stop();
      setOthers(nobody);
    };
  }, [kind, id]);
  useEffect(() => watch.current?.edit(editing), [editing]);
  return others;
}
