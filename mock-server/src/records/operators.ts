import { operatorType } from '#contracts/logs.ts';
import { nowOf } from '../store/today.ts';
import type { StatusLog } from '../store/tradeRows.ts';
import { type Context, callerOf } from './context.ts';

/** Who acts, for the log. */
export interface Operator {
  type: number;
  name: string;
}
export const bySystem: Operator = { type: operatorType.system, name: '系统' };
/** Somebody in the members' own app. */
export const byMember = ({ name }: { name: string }): Operator => ({ type: operatorType.member, name });
/** The caller; without one, the system. */
export const operatorOf = ({ caller }: Context): Operator =>
  caller ? { type: operatorType.staff, name: caller.user.name } : bySystem;
/** A user of the console with his id, where two steps must not be by the same one: names can be the same. */
export interface Clerk extends Operator {
  id: string;
}
export const clerkOf = (context: Context): Clerk => ({
  ...operatorOf(context),
  id: callerOf(context).user.id,
});

/** A line of the log of a record with a status. */
export function logLine(
  context: Context,
  by: Operator,
  action: string,
  from: number,
  to: number,
  remark = '',
): StatusLog {
  const line = { time: nowOf(context.clock), operatorType: by.type, operatorName: by.name };
  return { ...line, action, remark, fromStatus: from, toStatus: to };
}
