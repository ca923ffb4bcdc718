import { useTranslation } from 'react-i18next';
import type { GridPlan, GridRoom } from '#contracts/areas/estateBuildings.ts';
import type { RoomValues } from '#contracts/estate/roomChanges.ts';
import { speakMessage } from '../../i18n.ts';
import { formatArea, formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './BatchDialog.module.css';
import type { Preview } from './batches.ts';

const shownRows = 100;
const shownNames = 12;

/** What a batch changes from and to, room by room; what stays; and which rooms refuse it, by the reason. */
export function ChangeTable({ preview, plans }: { preview: Preview; plans: readonly GridPlan[] }) {
  const { t } = useTranslation(['estateRooms', 'common']);
  const label = useLabel();
  const stateOf = useCodeName('roomSaleStatus');
  const { changes, same, refused, before, after } = preview;
  const planOf = (id: string) => plans.find((plan) => plan.id === id)?.name ?? '-';
  const texts: Partial<Record<keyof RoomValues, (value: never) => string>> = {
    status: stateOf as never,
    planId: planOf as never,
    buildArea: formatArea as never,
    unitPrice: formatMoney as never,
  };
  const changesOf = (room: GridRoom, patch: Partial<RoomValues>) =>
    (Object.keys(texts) as (keyof RoomValues)[])
      .filter((name) => name in patch)
      .map((name) => {
        const text = texts[name] as (value: unknown) => string;
        return `${text(room[name as keyof GridRoom])} → ${text(patch[name])}`;
      })
      .join('　');
  return (
    <>
      <p className={css.summary} role="status">
        {t('willChange', { n: changes.length, same: same.length })}
        {before !== after &&
          t('totals', { before: formatReportMoney(before), after: formatReportMoney(after) })}
      </p>
      {[...refused].map(([says, rooms]) => (
        <p key={says} className={css.refused}>
          {t('refused', {
            n: rooms.length,
            why: speakMessage(says),
            rooms: rooms
              .slice(0, shownNames)
              .map(({ unitName, roomNo }) => `${unitName} ${roomNo}`)
              .join(t('common:comma')),
            more: rooms.length > shownNames ? '…' : '',
          })}
        </p>
      ))}
      {changes.length > 0 && (
        <div className={css.table}>
          <table>
            <thead>
              <tr>
                <th>{label('rooms')}</th>
                <th>{t('change')}</th>
                <th>{label('totalPrice')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, shownRows).map(({ room, patch }) => (
                <tr key={room.id}>
                  <td>
                    {room.unitName} {room.roomNo}
                  </td>
                  <td>{changesOf(room, patch)}</td>
                  <td>
                    {patch.totalPrice === undefined
                      ? formatMoney(room.totalPrice)
                      : `${formatMoney(room.totalPrice)} → ${formatMoney(patch.totalPrice)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {changes.length > shownRows && <p>{t('moreRows', { n: changes.length - shownRows })}</p>}
        </div>
      )}
    </>
  );
}
