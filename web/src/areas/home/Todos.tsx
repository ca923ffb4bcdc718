import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { todoEntries, todoKeys } from '#contracts/areas/todos.ts';
import { useTodoCounts } from '../../domain/todos/counts.ts';
import { refreshTodos } from '../../domain/todos/watchTodos.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { useEntries } from '../../kit/page/entries.ts';
import { useMayMake } from '../../kit/page/mayMake.ts';
import { RetryButtons } from '../../kit/page/RetryButtons.tsx';
import { Figure } from './Figure.tsx';
import css from './Home.module.css';

/** What may wait for this user, each with the address of the list that it counts. */
function useTodos() {
  const entries = useEntries();
  const mayMake = useMayMake();
  const today = useToday();
  return todoKeys.flatMap((key) => {
    const { call, does, query } = todoEntries[key];
    const path = entries.find((entry) => entry.call === call)?.path;
    // The numbers are counted for the user; in a preview of a role only that is work which the role may do.
    if (!path || !mayMake(does)) return [];
    const search = new URLSearchParams(Object.entries(query(today)).map(([name, code]) => [name, `${code}`]));
    // Orders older than the list's default span count, too.
    if (call.startsWith('orders')) search.set('createStart', '');
    return [{ key, to: `${path}?${search}` }];
  });
}

/**
 * 待办: what waits for this user; entries of which nothing waits are hidden. Absent if nothing ever does: he sees no such list, or does the work of none, so
 * that none is counted.
 */
export function Todos() {
  const { t } = useTranslation(['home', 'kit', 'common']);
  const { counts, failed } = useTodoCounts();
  const cards = useTodos().filter(({ key }) => !counts || key in counts);
  useEffect(refreshTodos, []);
  if (cards.length === 0) return null;
  const waiting = cards.filter(({ key }) => (counts?.[key] ?? 0) > 0);
  return (
    <section aria-labelledby="todo" className={css.todos}>
      <h2 id="todo">{t('home:todo')}</h2>
      {counts ? (
        <>
          {waiting.length === 0 && <p className={css.quiet}>{t('home:nothingWaits')}</p>}
          <ul className={css.work}>
            {waiting.map(({ key, to }) => (
              <Figure key={key} label={t(`home:todos.${key}`)} to={to} count={counts[key]} failed={false} />
            ))}
          </ul>
        </>
      ) : (
        <div className={css.quiet} role={failed ? 'alert' : 'status'}>
          {failed ? t('kit:loadFailed') : t('common:loading')}
          {failed && <RetryButtons onRetry={refreshTodos} />}
        </div>
      )}
    </section>
  );
}
