import { areaIn } from '../verify/only.ts';
import type { AcceptOptions } from './options.ts';
import type { Judged, Rule } from './rule.ts';

/** Which rules `--only` means. Which calls a rule makes is only known when it was checked, so of a single call all rules of its area are checked. */

type Only = AcceptOptions['only'];

/** Whether a rule is checked: afterwards it may turn out not to make the call. */
export const mayBeWanted = ({ area }: Pick<Rule, 'area'>, { areas, calls }: Only): boolean =>
  areas.has(area) || [...calls].some((call) => areaIn(call) === area);

/** Whether a rule that was judged is shown. One that made no call at all, and so was not checked, is shown when its sentence names the call. */
export const isWanted = (
  { area, asked, description }: Pick<Judged, 'area' | 'asked' | 'description'>,
  { areas, calls }: Only,
): boolean =>
  areas.has(area) ||
  [...calls].some(
    (call) =>
      areaIn(call) === area && (asked.calls.includes(call) || description.split(/[^\w.]+/).includes(call)),
  );
