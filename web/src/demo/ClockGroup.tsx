import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { control } from './control.ts';
import type { Run } from './run.ts';

const minute = 60_000;
const jumps = [
  { name: 'halfHour', ms: 30 * minute },
  { name: 'day', ms: 24 * 60 * minute },
  { name: 'week', ms: 7 * 24 * 60 * minute },
  { name: 'month', ms: 30 * 24 * 60 * minute },
] as const;

/** Shows the time of the demo and moves it forward; whatever is due by the new time then expires. */
export function ClockGroup({ run }: { run: Run }) {
  const { t } = useTranslation('demo');
  const [jump, setJump] = useState<number>(jumps[1].ms);
  const [now, setNow] = useState('');

  useEffect(() => {
    const look = () =>
      control<{ now: string }>('GET', 'clock').then(
        (clock) => setNow(clock.now),
        () => undefined,
      );
    void look();
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, []);

  const leap = async () => {
    await control('POST', 'clock', { advanceMs: jump });
    location.reload();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(leap);
      }}
    >
      <time>{now}</time>
      <select aria-label={t('jump')} value={jump} onChange={(event) => setJump(Number(event.target.value))}>
        {jumps.map(({ name, ms }) => (
          <option key={name} value={ms}>
            {t(`jumps.${name}`)}
          </option>
        ))}
      </select>
      <button type="submit">{t('leap')}</button>
    </form>
  );
}
