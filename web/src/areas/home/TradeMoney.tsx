import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { doneRefundsPath, paidOrdersPath } from '../../domain/trade/recordsPaths.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import css from './TradeMoney.module.css';
import { type Sold, sumOfKinds, useSales } from './useSales.ts';

/** Paid, refunded and net amount of today and of this month; every amount links to the records that it sums. */
export function TradeMoney() {
  const { t } = useTranslation(['home', 'trade', 'kit']);
  const { kinds, today, monthFrom, soldFrom, error } = useSales();
  const spans = [
    { key: 'today', from: today },
    { key: 'month', from: monthFrom },
  ] as const;
  if (kinds.length === 0) return null;
  return (
    <div className={css.box}>
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
              <th scope="row">{t(`trade:kinds.${kind}`)}</th>
              {spans.map(({ key, from }) => (
                <SpanCells
                  key={key}
                  kind={kind}
                  from={from}
                  to={today}
                  sold={soldFrom(from, kind)}
                  failed={Boolean(error)}
                />
              ))}
            </tr>
          ))}
          {kinds.length > 1 && (
            <tr className={css.total}>
              <th scope="row">{t('kit:sums.total')}</th>
              {spans.map(({ key, from }) => (
                <SumCells
                  key={key}
                  sold={sumOfKinds(kinds.map((kind) => soldFrom(from, kind)))}
                  failed={Boolean(error)}
                />
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface SpanProps {
  kind: TradeKind;
  from: string;
  to: string;
  sold: Sold | undefined;
  failed: boolean;
}

/** An amount as soon as it is known. */
const shown = (sold: Sold | undefined, failed: boolean, centsOf: (sold: Sold) => number) =>
  sold ? formatReportMoney(centsOf(sold)) : failed ? '-' : '…';
const netOf = ({ paid, refunded }: Sold) => paid - refunded;

function SpanCells({ kind, from, to, sold, failed }: SpanProps) {
  return (
    <>
      <td>
        <Link to={paidOrdersPath(kind, { from, to })}>{shown(sold, failed, ({ paid }) => paid)}</Link>
      </td>
      <td>
        <Link to={doneRefundsPath(kind, { from, to })}>
          {shown(sold, failed, ({ refunded }) => refunded)}
        </Link>
      </td>
      <td>{shown(sold, failed, netOf)}</td>
    </>
  );
}

/** The same over all kinds: no list has the orders of several kinds, so nothing is linked. */
function SumCells({ sold, failed }: Pick<SpanProps, 'sold' | 'failed'>) {
  return (
    <>
      <td>{shown(sold, failed, ({ paid }) => paid)}</td>
      <td>{shown(sold, failed, ({ refunded }) => refunded)}</td>
      <td>{shown(sold, failed, netOf)}</td>
    </>
  );
}
