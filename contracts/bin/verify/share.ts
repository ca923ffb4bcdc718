import type { Outcome } from './run.ts';
import { count, skipReasons } from './summary.ts';
import { leastPercent, type VerifyOptions } from './verifyOptions.ts';

/** What a command deals with, what it does with it, and what lets it do more. */
interface Words {
  things: string;
  done: string;
  hint: string;
}

/** Why a run says too little about the backend to be a success; undefined when it says enough. */
export function tooLittle(outcomes: Outcome[], { things, done, hint }: Words): string | undefined {
  const { passed, failed } = count(outcomes);
  const ran = passed + failed;
  const [[reason] = [`there are no ${things} of what was chosen`]] = skipReasons(outcomes);
  if (ran === 0) return `Nothing could be ${done}: ${reason}.`;
  if (ran * 100 >= outcomes.length * leastPercent) return undefined;
  return `Only ${ran} of ${outcomes.length} ${things} could be ${done}, fewer than ${leastPercent} %, which is no success. Most often: ${reason}. ${hint}`;
}

export const verifyWords = (options: VerifyOptions): Words => ({
  ...{ things: 'interactions', done: 'verified', hint: hintOf(options) },
});

function hintOf({ backends: [{ stateUrl }], token, writes }: VerifyOptions): string {
  if (stateUrl !== undefined) return 'Choose other interactions with --only.';
  const more = [...(token === undefined ? ['--token'] : []), ...(writes ? [] : ['--writes'])];
  const some = more.length > 0 ? `; ${more.join(' and ')} let more of them run` : '';
  return `With --state-url all of them can${some}.`;
}
