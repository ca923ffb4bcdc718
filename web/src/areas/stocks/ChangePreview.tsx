import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceDay } from '#contracts/trade/priceStocks.ts';
import { speakMessage } from '../../i18n.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './ChangePreview.module.css';
import {
  type Change,
  drastic,
  isDrastic,
  overwritten,
  type Preview,
  type StaleDays,
  sellsOn,
} from './changes.ts';
import { takenOf } from './dayState.ts';
import type { DialogCalls } from './stockKind.ts';
import { WhoSet } from './WhoSet.tsx';

interface Props {
  calls: DialogCalls;
  /** Of the product. */
  id: string;
  preview: Preview;
  settles: boolean;
  /** Days that somebody else changed meanwhile, as they were before. */
  stale: StaleDays | undefined;
  /** Takes what somebody else saved on a day, or one's own input again. */
  onTake: (date: string, takes: boolean) => void;
  /** Days of the spans that will still have no price. */
  unset?: readonly string[];
  /** Days without a price that are left out. */
  skipped?: readonly string[];
  /** Days on which the scenic spot is closed. */
  offSeason?: ReadonlySet<string> | undefined;
  /** Takes those days out of what is set. */
  onLeaveOut?: (() => void) | undefined;
}

const namedDays = 5;
const missing = '-';

/** What saving will change, day by day with old and new values; unchanged days are not listed. */
export function ChangePreview(props: Props) {
  const {
    calls,
    id,
    preview,
    settles,
    stale,
    onTake,
    unset = [],
    skipped = [],
    offSeason,
    onLeaveOut,
  } = props;
  const { t } = useTranslation(['stocks', 'common']);
  const label = useLabel();
  const names = useDayNames();
  const { changes, theirs, same, faults } = preview;
  const rows = [...changes, ...theirs].sort((a, b) => a.date.localeCompare(b.date));
  const slips = drastic(preview);
  const closed = sellsOn(preview, offSeason);
  // The column is shown only if a settlement price changes; otherwise it would take room from the other values.
  const wasOf = ({ date, before }: Change) => (stale?.has(date) ? stale.get(date) : before);
  const withSettle =
    settles &&
    (changes.some(settlesAnew) || rows.some((row) => settleOf(wasOf(row)) !== settleOf(row.before)));
  const few = (dates: readonly string[]) =>
    dates.slice(0, namedDays).join(t('common:comma')) + (dates.length > namedDays ? '…' : '');
  return (
    <section className={css.preview} aria-label={t('preview')}>
      {stale && (
        <>
          <p role="alert" className={css.stale}>
            {t('staleDays', { dates: few([...stale.keys()]) })}
          </p>
          <WhoSet {...{ calls, id }} />
        </>
      )}
      <p role="status" className={css.count}>
        {t('willUpdate', { n: changes.length, m: overwritten(preview) })}
        {same > 0 && t('sameDays', { n: same })}
        {theirs.length > 0 && t('theirDays', { n: theirs.length })}
        {skipped.length > 0 && t('skippedDays', { n: skipped.length, dates: few(skipped) })}
        {unset.length > 0 && t('stayUnset', { n: unset.length, dates: few(unset) })}
      </p>
      {closed.length > 0 && (
        <p role="alert" className={css.offSeason}>
          {t('offSeasonDays', { n: closed.length, dates: few(closed) })}
          {onLeaveOut && (
            <Button size="small" theme="borderless" onClick={onLeaveOut}>
              {t('leaveOut')}
            </Button>
          )}
        </p>
      )}
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
      {rows.length > 0 && (
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
              {rows.map((change) => {
                const { date, fault } = change;
                const isTheirs = theirs.includes(change);
                return (
                  <tr key={date} data-fault={(fault && !isTheirs) || undefined}>
                    <th scope="row">
                      {date} {names.weekdayOf(date)}
                    </th>
                    <Cells
                      {...{ change, isTheirs }}
                      settles={withSettle}
                      was={wasOf(change)}
                      onTake={isTheirs || stale?.has(date) ? (takes) => onTake(date, takes) : undefined}
                    />
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

const settleOf = (day: PriceDay | undefined) => day?.settlePrice ?? null;
const settlesAnew = ({ before, wanted: { clear, settlePrice } }: Change) =>
  settleOf(before) !== (clear === 1 ? null : settlePrice === undefined ? settleOf(before) : settlePrice);

interface CellsProps {
  change: Change;
  settles: boolean;
  /** The day stays as somebody else saved it. */
  isTheirs: boolean;
  /** The day before somebody else changed it; as it is if nobody did. */
  was: PriceDay | undefined;
  onTake: ((takes: boolean) => void) | undefined;
}

function Cells({ change: { before, wanted, fault }, settles, isTheirs, was, onTake }: CellsProps) {
  const { t } = useTranslation(['stocks', 'common']);
  const cleared = !isTheirs && wanted.clear === 1;
  const of = <K extends 'price' | 'settlePrice' | 'stock' | 'enabled'>(key: K) =>
    isTheirs ? before?.[key] : cleared ? undefined : wanted[key];
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
        was={was && formatMoney(was.price)}
        from={before && formatMoney(before.price)}
        to={formatMoney(of('price'))}
        isDrastic={drasticPrice}
      />
      {settles && (
        <Old
          was={was && settled(was.settlePrice)}
          from={before && settled(before.settlePrice)}
          to={settled(keeps ? before?.settlePrice : of('settlePrice'))}
          isDrastic={!keeps && isDrastic(before?.settlePrice, of('settlePrice'))}
        />
      )}
      <Old
        was={was && String(was.stock)}
        from={before && String(before.stock)}
        to={of('stock') === undefined ? missing : String(of('stock'))}
      />
      <Old
        was={state(was?.enabled)}
        from={state(before?.enabled)}
        to={state(cleared ? undefined : (of('enabled') ?? before?.enabled ?? (isTheirs ? undefined : 1)))}
      />
      <td className={css.note}>
        {fault && !isTheirs
          ? speakMessage(fault.message)
          : [drasticPrice && t('drastic'), taken > 0 && t('taken', { n: taken })].filter(Boolean).join(' ')}
        {onTake && (
          <Button size="small" theme="borderless" aria-pressed={isTheirs} onClick={() => onTake(!isTheirs)}>
            {t(isTheirs ? 'takeMine' : 'takeTheirs')}
          </Button>
        )}
      </td>
    </>
  );
}

interface OldProps {
  /** Before somebody else changed it; as `from` if nobody did. */
  was: string | undefined;
  from: string | undefined;
  to: string;
  isDrastic?: boolean;
}

/** Old and new value; only the new one if there was none before or both are equal. Between them what somebody else saved meanwhile. */
function Old({ was = missing, from = missing, to, isDrastic = false }: OldProps): ReactNode {
  const { t } = useTranslation('stocks');
  const isTheirs = was !== from;
  if (from === to && !isTheirs) return <td>{to}</td>;
  return (
    <td data-drastic={isDrastic || undefined} data-theirs={isTheirs || undefined}>
      {isTheirs && (
        <>
          {was !== missing && (
            <>
              <del>{was}</del> →{' '}
            </>
          )}
          {from === to ? <ins>{t('theirs', { value: from })}</ins> : t('theirs', { value: from })}
        </>
      )}
      {!isTheirs && from !== missing && <del>{from}</del>}
      {from !== to && (
        <>
          {(isTheirs || from !== missing) && ' → '}
          <ins>{to}</ins>
        </>
      )}
    </td>
  );
}
