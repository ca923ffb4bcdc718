import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { status } from '#contracts/envelope.ts';
import { control } from './control.ts';
import type { Run } from './run.ts';

const kinds = [
  { name: 'busy', fault: { kind: 'status', value: status.fault } },
  { name: 'slow', fault: { kind: 'delay', value: 3000 } },
  { name: 'expired', fault: { kind: 'status', value: status.tokenExpired } },
  { name: 'gateway', fault: { kind: 'http', value: 502 } },
  { name: 'cut', fault: { kind: 'drop' } },
  { name: 'garbled', fault: { kind: 'malformed' } },
] as const;

/** Injects a fault into the next call, or into every call until it is removed. */
export function FaultGroup({ run }: { run: Run }) {
  const { t } = useTranslation('demo');
  const [chosen, setChosen] = useState(0);
  const [always, setAlways] = useState(false);
  const [number, setNumber] = useState(0);

  const look = useCallback(() => {
    void control<unknown[]>('GET', 'faults').then(
      (faults) => setNumber(faults.length),
      () => undefined,
    );
  }, []);
  // A fault for one call is removed by that call, so the list is polled.
  useEffect(() => {
    look();
    const timer = setInterval(look, 2000);
    return () => clearInterval(timer);
  }, [look]);

  const inject = async () => {
    await control('POST', 'faults', { endpoint: '*', ...kinds[chosen]?.fault, ...(!always && { times: 1 }) });
    look();
  };
  const clear = async () => {
    await control('DELETE', 'faults');
    look();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(inject);
      }}
    >
      <select
        aria-label={t('fault')}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {kinds.map(({ name }, at) => (
          <option key={name} value={at}>
            {t(`kinds.${name}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('strikes')}
        value={always ? 'always' : 'once'}
        onChange={(event) => setAlways(event.target.value === 'always')}
      >
        <option value="once">{t('once')}</option>
        <option value="always">{t('always')}</option>
      </select>
      <button type="submit">{t('inject')}</button>
      <button type="button" disabled={number === 0} onClick={() => void run(clear)}>
        {t('clear', { number })}
      </button>
    </form>
  );
}
