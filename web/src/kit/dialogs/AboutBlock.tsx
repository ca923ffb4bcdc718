import IconAlertTriangle from '@douyinfe/semi-icons/lib/es/icons/IconAlertTriangle';
import { useContext, useLayoutEffect } from 'react';
import css from './AboutBlock.module.css';
import type { About } from './confirm.ts';
import { DescribedContext } from './described.ts';

/** What a question or a dialog's form is about: first the warnings, then the facts. It is the dialog's description. */
export function AboutBlock({ facts = [], warnings = [] }: About) {
  const described = useContext(DescribedContext);
  const hasText = warnings.length + facts.length > 0;
  useLayoutEffect(() => (hasText ? described?.claim() : undefined), [described, hasText]);
  if (!hasText) return null;
  return (
    <div id={described?.id} className={css.about}>
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
    </div>
  );
}
