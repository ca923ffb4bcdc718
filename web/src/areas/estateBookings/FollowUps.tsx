import { useTranslation } from 'react-i18next';
import type { Booking } from '#contracts/areas/estateBookings.ts';
import { bookingStatus } from '#contracts/enums/estates.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { shanghaiTime } from '../../kit/display/today.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './FollowUps.module.css';

/** What was said with the customer, newest first, and whether the next call is due. */
export function FollowUps({ lead: { follows, status } }: { lead: Pick<Booking, 'follows' | 'status'> }) {
  const { t } = useTranslation('estateBookings');
  const label = useLabel();
  const wayName = useCodeName('followWay');
  const intentionName = useCodeName('intention');
  if (follows.length === 0) return <p>{t('noFollows')}</p>;
  const now = shanghaiTime();
  return (
    <ol className={css.follows}>
      {follows.map(({ time, way, content, intention, nextTime, userName }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: follow-ups are only ever added, and have no id
        <li key={follows.length - at}>
          <time>{formatDateTime(time)}</time>
          <div>
            <p className={css.about}>
              {userName} · {wayName(way)}
              {intention !== 0 && ` · ${label('intention')} ${intentionName(intention)}`}
            </p>
            <p>{content}</p>
            {nextTime && (
              <p className={css.next}>
                {t('nextAt', { time: nextTime })}
                {at === 0 && status <= bookingStatus.following && nextTime <= now && (
                  <StatusTag tone="orange">{t('overdue')}</StatusTag>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
