import type { Backend } from '../verify/options.ts';
import { send } from '../verify/send.ts';
import { patienceMs, unansweredAt } from './wire.ts';

/**
 * Asks the endpoint of the provider states for one. A redirect is not followed: the state would not arrive.
 * @throws Unanswered
 */
export function askState(
  stateUrl: NonNullable<Backend['stateUrl']>,
  body: { state: string; params: object; action: 'setup' | 'teardown' },
): Promise<{ http: number; said: string }> {
  return send(stateUrl, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, patienceMs },
    body: JSON.stringify(body),
  }).catch(unansweredAt(stateUrl, `the provider state "${body.state}"`));
}
