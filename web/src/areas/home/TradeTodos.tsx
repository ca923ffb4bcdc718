import { useTranslation } from 'react-i18next';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { mayCall, useSession } from '../../api/session.ts';
import { Figure } from './Figure.tsx';
import { orderCalls, type Todo, todos } from './tradeCalls.ts';

/** Orders, refunds and products that wait for this user, as cards of the list 待办; each kind links to its own list. */
export function TradeTodos() {
  const session = useSession();
  return todos.flatMap((todo) =>
    todo.kinds
      .filter((kind) => mayCall(todo.calls[kind].list, session))
      .map((kind) => <TodoFigure key={`${todo.key}-${kind}`} todo={todo} kind={kind} />),
  );
}

/** Whether the user may see any of them. */
export function useHasTradeTodos(): boolean {
  const session = useSession();
  return todos.some((todo) => todo.kinds.some((kind) => mayCall(todo.calls[kind].list, session)));
}

function TodoFigure({ todo, kind }: { todo: Todo; kind: TradeKind }) {
  const { t } = useTranslation('home');
  const { list } = useScopedCalls(todo.calls[kind]);
  const { data, error } = useData(list, { query: { offset: 0, limit: 1, ...todo.query } });
  const search = new URLSearchParams(Object.entries(todo.query).map(([name, code]) => [name, String(code)]));
  // Orders older than the list's default span count, too.
  if (todo.calls === orderCalls) search.set('createStart', '');
  return (
    <Figure
      label={t(`${todo.key}.${kind as 'hotel'}`)}
      to={`${todo.list[kind]}?${search}`}
      count={data?.count}
      failed={Boolean(error)}
    />
  );
}
