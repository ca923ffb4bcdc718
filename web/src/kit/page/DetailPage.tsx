import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogRow } from '#contracts/logs.ts';
import { formatDateTime } from '../display/format.ts';
import { usePageName } from './crumb.ts';
import css from './DetailPage.module.css';
import { PrintButton } from './PrintButton.tsx';
import { PrintedBy } from './PrintedBy.tsx';

interface Props {
  title: string;
  /** Shown behind the title: the record's state. */
  tags?: ReactNode;
  /** At the right of the title: the buttons for what can be done now. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A record as a column of sections (look.md), in this order: figures or steps, plain blocks, tables at full width, timeline. It can be printed. */
export function DetailPage({ title, tags, actions, children }: Props) {
  usePageName(title);
  return (
    <div className={css.page}>
      <div className={css.title}>
        <h1>{title}</h1>
        {tags}
        <div className={css.actions}>
          <PrintButton />
          {actions}
        </div>
      </div>
      {children}
      <PrintedBy />
    </div>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Label and value of each fact, three in a line; a `wide` fact takes the whole line. Empty values are shown as `-`. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode; wide?: boolean }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value === '' || value === undefined || value === null ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The most important numbers of a record, each with its name below. */
export function Figures({ figures }: { figures: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 操作记录: who did what and when, newest first. It is written in Chinese, whatever the language of the console is. */
export function Timeline({ logs }: { logs: readonly LogRow[] }) {
  const { t } = useTranslation(['kit', 'common']);
  if (logs.length === 0) return <p className={css.none}>{t('common:empty')}</p>;
  return (
    <ol className={css.timeline}>
      {logs.map(({ time, operatorName, action, remark }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added, and have no id
        <li key={logs.length - at}>
          <time>{formatDateTime(time)}</time>
          <span lang="zh-CN">
            {operatorName} {action}
            {remark && <small>{remark}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The facts and sections of a record that is shown in a dialog over its list. */
export const Details = ({ children }: { children: ReactNode }) => (
  <div className={css.details}>{children}</div>
);
