import type { LogRow } from '#contracts/logs.ts';
import { formatDateTime } from './format.ts';
import css from './LogLines.module.css';

/** Lines of a record's log in short: when, who, what. Logs are written in Chinese, whatever the language of the console is. */
export function LogLines({ label, logs }: { label: string; logs: readonly LogRow[] }) {
  if (logs.length === 0) return null;
  return (
    <ul className={css.logs} aria-label={label}>
      {logs.map(({ time, operatorName, action, remark }) => (
        <li key={`${time} ${action} ${remark}`}>
          <time>{formatDateTime(time)}</time>
          <span lang="zh-CN">{[operatorName, action, remark].filter(Boolean).join(' ')}</span>
        </li>
      ))}
    </ul>
  );
}
