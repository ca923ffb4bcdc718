import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './StateSteps.module.css';

export interface Step {
  title: string;
  /** `failed`: the record ended here, in another state than intended. */
  state: 'done' | 'now' | 'next' | 'failed';
  /** When, by whom, why, or the remaining time. */
  note?: ReactNode;
}

/** The states of a record from first to last, with the present one marked. */
export function StateSteps({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation('kit');
  const current = steps.findLast(({ state }) => state === 'now' || state === 'failed');
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.title}
          data-state={step.state}
          aria-current={step === current ? 'step' : undefined}
          className={css.step}
        >
          <span className={css.title}>
            {step.title}
            <span className="visuallyHidden"> {t(`step.${step.state}`)}</span>
          </span>
          {step.note && <span className={css.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
