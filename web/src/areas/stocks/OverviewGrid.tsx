import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { weekdayOf } from '#contracts/days.ts';
import { stayCounts } from '#contracts/trade/stayCounts.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { newProductPath, productForms, stockPath } from '../../domain/trade/tradePaths.ts';
import { useDayNames } from '../../kit/dates/useDayNames.ts';
import { useHolidayWords } from '../../kit/dates/useHolidayWords.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { type DayState, isLocked } from './dayState.ts';
import { useCellWords } from './dayWords.ts';
import css from './OverviewGrid.module.css';
import { type Overview, type RoomRows, roomLeftOn, type UnsoldRoom } from './useOverview.ts';

interface Props {
  kind: StayKind;
  overview: Overview;
  today: string;
  /** Id of the hotel or guesthouse; `unsold` are its rooms without a rate plan. */
  houseId: string;
  unsold: readonly UnsoldRoom[];
}

/** 房态总览: rate plans below their rooms, with a column for each day. */
export function OverviewGrid({ kind, overview, today, houseId, unsold }: Props) {
  const { t } = useTranslation(['stocks', 'products']);
  const wordsOf = useCellWords();
  const { dates, rooms } = overview;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid whose cells are opened
    <table role="grid" className={css.grid} aria-label={t('products:overview')} aria-multiselectable>
      <thead>
        <tr>
          <th scope="col" className={css.name}>
            {t('stocks:roomAndPlan')}
          </th>
          {dates.map((date) => (
            <DayHead key={date} date={date} today={today} />
          ))}
        </tr>
      </thead>
      {rooms.map((room) => (
        <tbody key={room.id}>
          <RoomRow kind={kind} room={room} dates={dates} />
          {room.plans.map(({ product, days }) => (
            <tr key={product.id}>
              <th scope="row" className={css.name}>
                <Link to={stockPath(kind, product.id)} title={product.name}>
                  {product.name}
                </Link>
                {product.enabled === 0 && <small>{t('stocks:offSale')}</small>}
              </th>
              {dates.map((date) => {
                const { state, label, price, left, word } = wordsOf(date, days.get(date), today);
                return (
                  <Cell
                    key={date}
                    {...{ date, state, label, price, left: word || left, product: product.id }}
                    isLocked={isLocked(date, today)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
      {unsold.length > 0 && (
        <tbody>
          {unsold.map((room) => (
            <UnsoldRow
              key={room.id}
              kind={kind}
              room={room}
              to={newProductPath(kind, { resourceId: houseId, roomId: room.id })}
              days={dates.length}
            />
          ))}
        </tbody>
      )}
    </table>
  );
}

interface UnsoldProps {
  kind: StayKind;
  room: UnsoldRoom;
  /** The address of the form of a new product for the room. */
  to: string;
  days: number;
}

function UnsoldRow({ kind, room, to, days }: UnsoldProps) {
  const { t } = useTranslation(['stocks', 'menu', 'common']);
  // A disabled room cannot be chosen for a product.
  const isOn = room.enabled === 1;
  const mayAdd = useMayOpen()(productForms[kind]);
  return (
    <tr className={`${css.room} ${css.unsold}`}>
      <th scope="row" className={css.name} title={room.name}>
        {room.name}
      </th>
      <td colSpan={days}>
        <span>{t(`stocks:roomsInAll.${stayCounts[kind].unit}`, { n: room.roomCount })}</span>
        <StatusTag tone="grey">{t(isOn ? 'stocks:unsold' : 'common:disabled')}</StatusTag>
        {mayAdd && isOn && <Link to={to}>{t(`menu:/product/${kind}/add`)}</Link>}
      </td>
    </tr>
  );
}

function DayHead({ date, today }: { date: string; today: string }) {
  const { t } = useTranslation('dates');
  const names = useDayNames();
  const holiday = useHolidayWords()(date);
  return (
    <th
      scope="col"
      className={css.day}
      data-weekend={weekdayOf(date) > 5 || undefined}
      aria-current={date === today ? 'date' : undefined}
    >
      <b>{names.short(date)}</b>
      {holiday && <u title={holiday.told}>{holiday.mark}</u>}
      <span>{date === today ? t('preset.today') : names.weekdayOf(date)}</span>
    </th>
  );
}

function RoomRow({ kind, room, dates }: { kind: StayKind; room: RoomRows; dates: readonly string[] }) {
  const { t } = useTranslation('stocks');
  return (
    <tr className={css.room}>
      <th scope="rowgroup" className={css.name} title={room.name}>
        {room.name}
      </th>
      {dates.map((date) => {
        const left = roomLeftOn(room, date);
        return (
          <td key={date} data-none={left === 0 || undefined}>
            {left === undefined ? '-' : t(`roomLeft.${stayCounts[kind].unit}`, { n: left })}
          </td>
        );
      })}
    </tr>
  );
}

interface CellProps {
  product: string;
  date: string;
  state: DayState;
  label: string;
  /** The visible text: price and stock left, or one word. */
  price: string;
  left: string;
  isLocked: boolean;
}

/**
 * All props are plain values, so that a cell renders again only when its own day changes. Whether it is chosen or can be reached by Tab is marked from
 * outside (useSelectionMarks.ts).
 */
const Cell = memo(function Cell({ product, date, state, label, price, left, isLocked }: CellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      className={css.cell}
      data-product={product}
      data-date={date}
      data-state={state}
      data-locked={isLocked || undefined}
      tabIndex={-1}
    >
      <span className="visuallyHidden">{label}</span>
      <b aria-hidden>{price}</b>
      <span aria-hidden>{left}</span>
    </td>
  );
});
