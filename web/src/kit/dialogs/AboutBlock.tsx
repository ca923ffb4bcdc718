import IconAlertTriangle from '@douyinfe/semi-icons/lib/es/icons/IconAlertTriangle';
import css from './AboutBlock.module.css';
import type { About } from './confirm.ts';

/** What a question or a dialog's form is about: first the warnings, then the facts. */
export function AboutBlock({ facts = [], warnings = [] }: About) {
  return (
    <>
      {warnings.length > 0 && (
        <ul className={css.warnings}>
          {warnings.map((text) => (
            <li key={text}>
              <IconAlertTriangle aria-hidden />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value, wide }) => (
            <div key={label} data-wide={wide}>
              <dt>{label}</dt>
              <dd>{value === '' || value === undefined || value === null ? '-' : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
