import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { speakMessage } from '../../i18n.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './ChangePreview.module.css';
import { type Change, drastic, isDrastic, overwritten, type Preview } from './changes.ts';
import { takenOf } from './dayState.ts';

interface Props {
  preview: Preview;
  settles: boolean;
  /** Days that somebody else changed meanwhile. */
  stale: readonly string[] | undefined;
  /** Days of the spans that will still have no price. */
  unset?: readonly string[];
  /** Days without a price that are left out. */
  skipped?: readonly string[];
}

const namedDays = 5;
const missing = '-';

/** What saving will change, day by day with old and new values; unchanged days are not listed. */
export function ChangePreview({ preview, settles, stale, unset = [], skipped = [] }: Props) {
  const { t } = useTranslation(['stocks', 'common']);
  const label = useLabel();
  const names = useDayNames();
  const { changes, same, faults } = preview;
  const slips = drastic(preview);
  // The column is shown only if a settlement price changes; otherwise it would take room from the other values.
  const withSettle = settles && changes.some(settlesAnew);
  const few = (dates: readonly string[]) =>
    dates.slice(0, namedDays).join(t('common:comma')) + (dates.length > namedDays ? '…' : '');
  return (
    <section className={css.preview} aria-label={t('preview')}>
      {stale && (
        <p role="alert" className={css.stale}>
          {t('staleDays', { dates: few(stale) })}
        </p>
      )}
      <p role="status" className={css.count}>
        {t('willUpdate', { n: changes.length, m: overwritten(preview) })}
        {same > 0 && t('sameDays', { n: same })}
        {skipped.length > 0 && t('skippedDays', { n: skipped.length, dates: few(skipped) })}
        {unset.length > 0 && t('stayUnset', { n: unset.length, dates: few(unset) })}
      </p>
      {slips.length > 0 && (
        <p role="alert" className={css.stale}>
          {t('drasticDays', { n: slips.length, dates: few(slips.map(({ date }) => date)) })}
        </p>
      )}
      {faults.length > 0 && (
        <p role="alert" className={css.faults}>
          {t('faultyDays', { n: faults.length, dates: few(faults.map(({ date }) => date)) })}
        </p>
      )}
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        <section className={css.scroller} tabIndex={0} aria-label={t('changes')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{label('day')}</th>
                <th scope="col">{label('price')}</th>
                {withSettle && <th scope="col">{label('settlePrice')}</th>}
                <th scope="col">{label('stock')}</th>
                <th scope="col">{label('dayState')}</th>
                <th scope="col">{t('note')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.date} data-fault={change.fault !== undefined || undefined}>
                  <th scope="row">
                    {change.date} {names.weekdayOf(change.date)}
                  </th>
                  <Cells change={change} settles={withSettle} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

const settlesAnew = ({ before, wanted: { clear, settlePrice } }: Change) =>
  (before?.settlePrice ?? null) !==
  (clear === 1 ? null : settlePrice === undefined ? (before?.settlePrice ?? null) : settlePrice);

function Cells({ change: { before, wanted, fault }, settles }: { change: Change; settles: boolean }) {
  const { t } = useTranslation(['stocks', 'common']);
  const cleared = wanted.clear === 1;
  const of = <K extends 'price' | 'settlePrice' | 'stock' | 'enabled'>(key: K) =>
    cleared ? undefined : wanted[key];
  const state = (enabled: number | undefined) =>
    enabled === undefined ? t('state.unset') : t(enabled === 1 ? 'state.open' : 'state.closed');
  const settled = (cents: number | null | undefined) =>
    cents === null ? t('byCommission') : formatMoney(cents);
  const keeps = wanted.settlePrice === undefined && !cleared;
  const drasticPrice = isDrastic(before?.price, of('price'));
  const taken = before ? takenOf(before) : 0;
  return (
    <>
      <Old
        from={before && formatMoney(before.price)}
        to={formatMoney(of('price'))}
        isDrastic={drasticPrice}
      />
      {settles && (
        <Old
          from={before && settled(before.settlePrice)}
          to={settled(keeps ? before?.settlePrice : of('settlePrice'))}
          isDrastic={!keeps && isDrastic(before?.settlePrice, of('settlePrice'))}
        />
      )}
      <Old
        from={before && String(before.stock)}
        to={of('stock') === undefined ? missing : String(of('stock'))}
      />
      <Old
        from={state(before?.enabled)}
        to={state(cleared ? undefined : (wanted.enabled ?? before?.enabled ?? 1))}
      />
      <td className={css.note}>
        {fault
          ? speakMessage(fault.message)
          : [drasticPrice && t('drastic'), taken > 0 && t('taken', { n: taken })].filter(Boolean).join(' ')}
      </td>
    </>
  );
}

/** Old and new value; only the new one if there was none before or both are equal. */
function Old({
  from = missing,
  to,
  isDrastic = false,
}: {
  from: string | undefined;
  to: string;
  isDrastic?: boolean;
}): ReactNode {
  if (from === to) return <td>{to}</td>;
  return (
    <td data-drastic={isDrastic || undefined}>
      {from !== missing && (
        <>
          <del>{from}</del> →{' '}
        </>
      )}
      <ins>{to}</ins>
    </td>
  );
}
