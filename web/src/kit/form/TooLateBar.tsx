import { useTranslation } from 'react-i18next';
import type { TooLate } from '../dialogs/tooLate.ts';
import { LogLines } from '../display/LogLines.tsx';
import css from './TooLateBar.module.css';

/** The most lines of the log that are shown. */
const mostLogs = 3;

/** In a dialog that came too late: what the backend says, what became of the record, and that the input is still there. */
export function TooLateBar({ late, answer }: { late: TooLate; answer: string | undefined }) {
  const { t } = useTranslation('kit');
  const { said, state, logs } = late;
  return (
    <div role="alert" className={css.bar}>
      <p className={css.said}>
        <strong>{answer ?? said}</strong>
        {state !== undefined && <span>{t('tooLate.state', { state })}</span>}
      </p>
      <LogLines label={t('conflict.who')} logs={logs.slice(0, mostLogs)} />
      <p>{t('tooLate.kept')}</p>
    </div>
  );
}
