import type { Flag } from '../store/row.ts';
import type { Context } from './context.ts';

/** Checks for enabling and disabling a record, by its own call or by a form with `enabled`. Each throws the business error of the wire. */
export interface Switch<Row> {
  /** Why it cannot be switched on; a new one has no row yet. */
  checkOn?: (row: Readonly<Row> | undefined, context: Context) => void;
  /** Why it cannot be switched off. */
  checkOff?: (row: Readonly<Row>, context: Context) => void;
}

/** Runs the checks for the call `enable`. */
export function checkSwitch<Row>(
  of: Switch<Row>,
  to: Flag,
  row: Readonly<Row> | undefined,
  context: Context,
) {
  if (to === 1) of.checkOn?.(row, context);
  else if (row) of.checkOff?.(row, context);
}

/** Of a form: the same, when saving it turns the switch. What is on already may be edited. */
export function checkFormSwitch<Row extends { enabled: Flag }>(
  of: Switch<Row>,
  to: Flag,
  before: Readonly<Row> | undefined,
  context: Context,
) {
  if (to !== before?.enabled) checkSwitch(of, to, before, context);
}
