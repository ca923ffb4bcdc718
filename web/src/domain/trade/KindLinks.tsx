import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { defOf } from '#contracts/forms/fieldInfo.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import { type Rows, useKeptData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import { useWithin } from '../../kit/page/within.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import { knownTotal } from '../../kit/table/knownTotal.ts';
import type { Criteria, ListState } from '../../kit/table/useListState.ts';
import css from './KindLinks.module.css';

interface ListOfKind {
  path: TitledPath;
  calls: { list: AnyEndpoint };
  statuses: readonly number[];
}

interface Props {
  /** The kind of the list that is open. */
  kind: TradeKind;
  list: ListState<unknown> & Rows<unknown>;
  lists: Record<TradeKind, ListOfKind>;
}

/** Filters that name a record of one kind. */
const ofOneKind = ['resourceId', 'roomId', 'productId'];

/** Whether the list of another kind has all these filters; tickets have codes, and stays a day on which they end. */
const hasAll = ({ query }: AnyEndpoint, criteria: Criteria): boolean => {
  const filters = (query && defOf(query).shape) ?? {};
  return Object.keys(criteria).every((name) => name in filters);
};

/** The criteria that the list of another kind has, too. */
const sharedWith = ({ statuses }: ListOfKind, criteria: Criteria): Criteria =>
  Object.fromEntries(
    Object.entries(criteria).filter(
      ([name, value]) => !ofOneKind.includes(name) && (name !== 'status' || statuses.includes(Number(value))),
    ),
  );

/**
 * 门票, 酒店, 民宿: links to the same list of the other kinds, which take the criteria along; once something is searched for, each tells how many it
 * finds there, unless it does not have one of the filters.
 */
export function KindLinks({ kind, list, lists }: Props) {
  const { t } = useTranslation('trade');
  const mayOpen = useMayOpen();
  const within = useWithin();
  const shown = tradeKinds.filter((one) => mayOpen(lists[one].path));
  if (within || shown.length < 2) return null;
  return (
    <nav className={css.kinds} aria-label={t('otherKinds')}>
      {shown.map((one) =>
        one === kind ? (
          <span key={one} aria-current="page">
            {t(`kinds.${one}`)} <Count value={list.filtered ? knownTotal(list) : undefined} />
          </span>
        ) : (
          <OtherKind key={one} kind={one} of={lists[one]} list={list} />
        ),
      )}
    </nav>
  );
}

function OtherKind({ kind, of, list }: Pick<Props, 'kind' | 'list'> & { of: ListOfKind }) {
  const { t } = useTranslation('trade');
  const calls = useScopedCalls(of.calls);
  const criteria = list.filtered ? sharedWith(of, list.criteria) : {};
  const isAsked = list.filtered && hasAll(calls.list, criteria);
  const { data } = useKeptData(
    calls.list,
    isAsked ? ({ query: { ...criteria, offset: 0, limit: 1 } } as never) : null,
  );
  const { by, direction } = list.sort ?? {};
  const count = isAsked ? (data as ListData<unknown> | undefined)?.count : undefined;
  return (
    <Link to={withQuery(of.path, { ...criteria, ...(by && { sort: by, direction }) })}>
      {t(`kinds.${kind}`)} <Count value={count} />
    </Link>
  );
}

/** Has its room before it is known, so that nothing moves. */
const Count = ({ value }: { value: number | undefined }) => <span className={css.count}>{value}</span>;
