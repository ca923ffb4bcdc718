import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Todo, todoEntries, todoKeys } from '#contracts/areas/todos.ts';
import { useTodoCounts } from '../../domain/todos/counts.ts';
import { refreshTodos } from '../../domain/todos/watchTodos.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { useEntries } from '../../kit/page/entries.ts';
import { Figure } from './Figure.tsx';

/** The cards of the list 待办: what waits for this user, each with the address of the list that it counts. */
export function useTodos() {
  const entries = useEntries();
  const today = useToday();
  return todoKeys.flatMap((key) => {
    const { call, query }: Todo = todoEntries[key];
    const path = entries.find((entry) => entry.call === call)?.path;
    if (!path) return [];
    const search = new URLSearchParams(Object.entries(query(today)).map(([name, code]) => [name, `${code}`]));
    // Orders older than the list's default span count, too.
    if (call.startsWith('orders')) search.set('createStart', '');
    return [{ key, to: `${path}?${search}` }];
  });
}

export function Todos({ cards }: { cards: ReturnType<typeof useTodos> }) {
  const { t } = useTranslation('home');
  const { counts, failed } = useTodoCounts();
  useEffect(refreshTodos, []);
  return cards.map(({ key, to }) => (
    <Figure key={key} label={t(`todos.${key}`)} to={to} count={counts?.[key]} failed={failed && !counts} />
  ));
}
