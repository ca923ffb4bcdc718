import type { Outcome } from './run.ts';
import { count, skipReasons } from './summary.ts';
import { leastPercent, type VerifyOptions } from './verifyOptions.ts';

/** Why a run says too little about the backend to be a success; undefined when it says enough. */
export function tooLittle(outcomes: Outcome[], options: VerifyOptions): string | undefined {
  const { passed, failed } = count(outcomes);
  const ran = passed + failed;
  const [[reason] = ['no interaction belongs to what was chosen']] = skipReasons(outcomes);
  if (ran === 0) return `Nothing could be verified: ${reason}.`;
  if (ran * 100 >= outcomes.length * leastPercent) return undefined;
  return `Only ${ran} of ${outcomes.length} interactions could be verified, fewer than ${leastPercent} %, which is no success. Most often: ${reason}. ${hint(options)}`;
}

function hint({ backends: [{ stateUrl }], token, writes }: VerifyOptions): string {
  if (stateUrl !== undefined) return 'Choose other interactions with --only.';
  const more = [...(token === undefined ? ['--token'] : []), ...(writes ? [] : ['--writes'])];
  const some = more.length > 0 ? `; ${more.join(' and ')} let more of them run` : '';
  return `With --state-url all of them can${some}.`;
}
