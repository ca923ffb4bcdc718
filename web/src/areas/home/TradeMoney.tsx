import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refundStatus } from '#contracts/enums/orders.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { doneRefundsPath, paidOrdersPath } from '../../domain/trade/tradePaths.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useToday } from '../../kit/display/useToday.ts';
import css from './TradeMoney.module.css';
import { orderCalls, refundCalls } from './tradeCalls.ts';
import { useMoneyKinds } from './useMoneyKinds.ts';

/** Paid, refunded and net amount of today and of this month; every amount links to the records that it sums. */
export function TradeMoney() {
  const { t } = useTranslation(['home', 'kit']);
  const kinds = useMoneyKinds();
  const today = useToday();
  const spans = [
    { key: 'today', from: today },
    { key: 'month', from: `${today.slice(0, 8)}01` },
  ] as const;
  if (kinds.length === 0) return null;
  return (
    <table className={css.money}>
      <thead>
        <tr>
          <td rowSpan={2} />
          {spans.map(({ key }) => (
            <th key={key} scope="colgroup" colSpan={3}>
              {t(`home:${key}`)}
            </th>
          ))}
        </tr>
        <tr>
          {spans.flatMap(({ key }) =>
            (['paid', 'refunded', 'net'] as const).map((column) => (
              <th key={key + column} scope="col">
                {t(`kit:sums.${column}`)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`home:kinds.${kind}`)}</th>
            {spans.map(({ key, from }) => (
              <SpanCells key={key} kind={kind} from={from} to={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SpanCells({ kind, from, to }: { kind: TradeKind; from: string; to: string }) {
  const paidIn = { payStart: from, payEnd: to };
  const backIn = { status: refundStatus.done, finishStart: from, finishEnd: to };
  const orders = useData(useScopedCalls(orderCalls[kind]).sum, { query: paidIn });
  const refunds = useData(useScopedCalls(refundCalls[kind]).sum, { query: backIn });
  const paid = orders.data?.payPrice;
  const refunded = refunds.data?.refundAmount;
  const net = paid === undefined || refunded === undefined ? undefined : paid - refunded;
  const failed = Boolean(orders.error ?? refunds.error);
  const shown = (cents: number | undefined) =>
    cents === undefined ? (failed ? '-' : '…') : formatReportMoney(cents);
  return (
    <>
      <td>
        <Link to={paidOrdersPath(kind, { from, to })}>{shown(paid)}</Link>
      </td>
      <td>
        <Link to={doneRefundsPath(kind, { from, to })}>{shown(refunded)}</Link>
      </td>
      <td>{shown(net)}</td>
    </>
  );
}
