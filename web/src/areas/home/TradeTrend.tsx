import Button from '@douyinfe/semi-ui/lib/es/button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, daysOf } from '#contracts/days.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import type { Amounts, Line } from '../../kit/charts/line.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useToday } from '../../kit/display/useToday.ts';
import css from './Home.module.css';
import { orderCalls, refundCalls } from './tradeCalls.ts';
import { useMoneyKinds } from './useMoneyKinds.ts';

const days = 30;

/** The amounts paid and refunded on each of the last 30 days, over all kinds that this user may see. */
export function TradeTrend() {
  const { t, i18n } = useTranslation(['home', 'kit', 'common']);
  const kinds = useMoneyKinds();
  const to = useToday();
  const from = addDays(to, 1 - days);
  const place = useKind('place', kinds, from, to);
  const hotel = useKind('hotel', kinds, from, to);
  const house = useKind('house', kinds, from, to);
  const shownDays = useMemo(() => daysOf(from, to), [from, to]);
  const found = [place, hotel, house].filter((kind) => kind !== undefined);
  const [paid, refunded] = [sumOf(found.map((kind) => kind.paid)), sumOf(found.map((kind) => kind.refunded))];
  const key = JSON.stringify([paid, refunded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text contains all numbers, so the chart is drawn again only when they change
  const lines = useMemo<Line[] | undefined>(
    () =>
      paid &&
      refunded && [
        { name: t('kit:sums.paid'), values: paid, tone: 'green' },
        { name: t('kit:sums.refunded'), values: refunded, tone: 'red' },
      ],
    [key, t],
  );
  const amounts = useMemo<Amounts>(() => {
    const short = new Intl.NumberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 });
    return { full: formatReportMoney, short: (cents) => short.format(cents / 100) };
  }, [i18n.language]);

  if (kinds.length === 0) return null;
  const failed = found.some((kind) => kind.failed);
  return (
    <section aria-labelledby="trend">
      {lines ? (
        <LineChart
          id="trend"
          title={t('home:trend', { days })}
          days={shownDays}
          lines={lines}
          amounts={amounts}
        />
      ) : (
        <>
          <h2 id="trend">{t('home:trend', { days })}</h2>
          <div className={css.waiting} role={failed ? 'alert' : 'status'}>
            {failed ? t('kit:loadFailed') : t('common:loading')}
            {failed && (
              <Button onClick={() => found.map((kind) => kind.reload())}>{t('common:retry')}</Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** The cents of each day of one kind; undefined if the user may not see the kind. */
function useKind(kind: TradeKind, seen: readonly TradeKind[], from: string, to: string) {
  const isSeen = seen.includes(kind);
  const paidIn = { query: { payStart: from, payEnd: to } };
  const backIn = { query: { finishStart: from, finishEnd: to } };
  const orders = useData(useScopedCalls(orderCalls[kind]).sumByDay, isSeen ? paidIn : null);
  const refunds = useData(useScopedCalls(refundCalls[kind]).sumByDay, isSeen ? backIn : null);
  if (!isSeen) return undefined;
  return {
    paid: orders.data?.list.map(({ payPrice }) => payPrice),
    refunded: refunds.data?.list.map(({ refundAmount }) => refundAmount),
    failed: Boolean(orders.error ?? refunds.error),
    reload: () => Promise.all([orders.reload(), refunds.reload()]),
  };
}

/** The sums by day; undefined until all parts are loaded. */
function sumOf(parts: (number[] | undefined)[]): number[] | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return known[0]?.map((_, at) => known.reduce((sum, part) => sum + (part[at] ?? 0), 0));
}
