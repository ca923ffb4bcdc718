import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag, type Tone } from '../display/StatusTag.tsx';
import css from './BatchDialog.module.css';

const tones = {
  waiting: 'grey',
  running: 'blue',
  submitted: 'blue',
  next: 'orange',
  skipped: 'grey',
  done: 'green',
  failed: 'red',
} as const satisfies Record<string, Tone>;

/** One record of a batch. */
export interface BatchLine {
  id: string;
  name: string;
  /** What would change, or what the record is about. */
  detail: ReactNode;
  /** Absent before there is anything to say. */
  state?: keyof typeof tones | undefined;
  /** Why it failed. */
  fault?: string | undefined;
  /** Why it is left out, or what is to be done next. */
  note?: string | undefined;
}

/** The records of a batch, each with what becomes of it, below a summary that is read out when it changes. */
export function BatchItems({ summary, lines }: { summary: string; lines: readonly BatchLine[] }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <p className={css.summary} role="status">
        {summary}
      </p>
      <ul className={css.items}>
        {lines.map(({ id, name, detail, state, fault, note }) => (
          <li key={id}>
            <span className={css.name}>{name}</span>
            <span className={css.detail}>{detail}</span>
            {state && <StatusTag tone={tones[state]}>{t(`batch.${state}`)}</StatusTag>}
            {fault && <span className={css.fault}>{fault}</span>}
            {note && <span className={css.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
