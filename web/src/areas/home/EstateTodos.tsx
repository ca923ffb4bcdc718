import { useTranslation } from 'react-i18next';
import { estateBookings } from '#contracts/areas/estateBookings.ts';
import { estateRecommends } from '#contracts/areas/estateRecommends.ts';
import { bookingStatus, recommendStatus } from '#contracts/enums/estates.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { mayCall, useSession } from '../../api/session.ts';
import { bookingList, recommendList } from '../../domain/estate/projectPaths.ts';
import { Figure } from './Figure.tsx';

/** What of the sale of projects waits for staff: the call that lists it, its filter, and its list. */
const todos = [
  {
    key: 'leadsToContact',
    calls: estateBookings,
    query: { status: bookingStatus.toContact },
    path: bookingList,
  },
  {
    key: 'recommendsToAudit',
    calls: estateRecommends,
    query: { status: recommendStatus.toAudit },
    path: recommendList,
  },
] as const;
type Todo = (typeof todos)[number];

/** Leads that nobody has called yet and recommends that wait for their audit, as cards of the list 待办. */
export function EstateTodos() {
  const session = useSession();
  return todos
    .filter(({ calls }) => mayCall(calls.list, session))
    .map((todo) => <TodoFigure key={todo.key} todo={todo} />);
}

/** Whether the user may see any of them. */
export function useHasEstateTodos(): boolean {
  const session = useSession();
  return todos.some(({ calls }) => mayCall(calls.list, session));
}

function TodoFigure({ todo: { key, calls, query, path } }: { todo: Todo }) {
  const { t } = useTranslation('home');
  const { list } = useScopedCalls(calls);
  const { data, error } = useData(list, { query: { offset: 0, limit: 1, ...query } });
  const search = new URLSearchParams(Object.entries(query).map(([name, code]) => [name, String(code)]));
  return <Figure label={t(key)} to={`${path}?${search}`} count={data?.count} failed={Boolean(error)} />;
}
