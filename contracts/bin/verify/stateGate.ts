import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Stands before the state endpoint of a backend. The Verifier tries a state that was refused again and again, for minutes;
 * therefore it never hears of a refusal: the state is answered as if it were made, and the call that needs it is not let
 * through. Interactions come one after the other: states, then one call.
 */

/** Like the console, which gives up after 15 s. */
const patienceMs = 15_000;

type Params = Record<string, unknown> | undefined;

/** A state with its parameters, as the key of a map. */
export const stateKey = (name: string, params: Params) => JSON.stringify([name, params ?? {}]);

export function stateGate(stateUrl: string) {
  const refusals = new Map<string, string>();
  let refused = false;
  return {
    /** What the endpoint said of the states that it refused, by `stateKey`. */
    refusals: refusals as ReadonlyMap<string, string>,

    /** Passes a state on, unless an earlier one of the same interaction was refused. */
    async enter(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const body = await text(req);
      const { state, params } = JSON.parse(body) as { state: string; params?: Params };
      const { values, refusal } = refused ? { values: '{}' } : await ask(stateUrl, body);
      if (refusal !== undefined) {
        refused = true;
        refusals.set(stateKey(state, params), refusal);
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end(values);
    },

    /** Whether the call of this interaction may go on; when not, it is answered. */
    admits(res: ServerResponse): boolean {
      if (!refused) return true;
      refused = false;
      res.writeHead(424, { 'content-type': 'text/plain' }).end('A provider state was refused.\n');
      return false;
    },
  };
}

async function ask(stateUrl: string, body: string): Promise<{ values: string; refusal?: string }> {
  try {
    const answer = await fetch(stateUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    const said = (await answer.text()).trim();
    return answer.ok
      ? { values: said || '{}' }
      : { values: '{}', refusal: `HTTP ${answer.status} ${said}`.trim() };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const reason =
      name === 'TimeoutError'
        ? `no answer within ${patienceMs / 1000} s`
        : (cause?.code ?? cause?.message ?? message);
    return { values: '{}', refusal: reason };
  }
}
