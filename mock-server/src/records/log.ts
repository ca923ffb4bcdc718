import { type LogRow, operatorType } from '#contracts/logs.ts';
import type { CollectionName } from '../store/collections.ts';
import type { Context } from './context.ts';

/** Appends a line to the operation log of a record, in the name of the caller; without one, of the system. */
export function log(
  { store, caller }: Context,
  collection: CollectionName,
  id: string,
  action: string,
  remark = '',
): void {
  store.logLines.insert({
    target: `${collection}/${id}`,
    operatorType: caller ? operatorType.staff : operatorType.system,
    operatorName: caller?.user.name ?? '系统',
    action,
    remark,
  });
}

/** The operation log of a record, newest first. */
export const logOf = ({ store }: Context, collection: CollectionName, id: string): LogRow[] =>
  store.logLines
    .by('target', `${collection}/${id}`)
    .map(({ createTime: time, operatorType, operatorName, action, remark }) => ({
      time,
      operatorType,
      operatorName,
      action,
      remark,
    }))
    .reverse();

/** Which values changed, from what to what: 姓名 甲 → 乙；备注 - → 夜班. */
export const changesOf = (values: readonly [label: string, before: string, after: string][]): string =>
  values
    .filter(([, before, after]) => before !== after)
    .map((value) => changed(...value))
    .join('；');
/** The same of one value. */
export const changed = (label: string, before: string, after: string): string =>
  `${label} ${before || '-'} → ${after || '-'}`;
