import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SharedBackend } from './sharedBackend.ts';
import type { Values } from './stateEndpoint.ts';
import { type Coming, isRefusal, newVisit, readKey, type SeenCall, statusIn, type Visit } from './visit.ts';

const nothing: Coming = { states: [], needs: [], does: 'change' };

/**
 * Stands before the state endpoint of a backend. The Verifier tries a state that was refused again and again, for minutes;
 * therefore it never hears of a refusal: the states are answered as if they were made, and the call that needs them is not let
 * through. Of one Verifier interactions come one after the other: all states in one request, then one call.
 */
export function stateGate(backend: SharedBackend) {
  const coming = new Map<string, Coming>();
  const visits = new Map<string, Visit>();
  let now = nothing;
  let visit = newVisit();
  let values: Values = {};
  let giveBack: () => void = () => undefined;
  /** How often the Verifier has ended: one that did while it waited for its turn does not want it any more. */
  let ended = 0;
  return {
    /** Interactions that may come, by key. */
    coming,
    /** What was seen of each. */
    visits: visits as ReadonlyMap<string, Visit>,

    /** Makes the states of an interaction, whose turn it is until its call is answered. */
    async enter(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const key = await readKey(req);
      // An interaction whose call never came still has its turn.
      giveBack();
      const before = ended;
      giveBack = await backend.take();
      if (ended > before) giveBack();
      now = coming.get(key) ?? nothing;
      visit = newVisit();
      visits.set(key, visit);
      if (now.afresh) backend.change();
      const made = await backend.make(now.states);
      values = made.values;
      visit.isFresh = made.isFresh;
      visit.states.push(...now.states);
      visit.refusals.push(...made.refusals);
      for (const token of made.tokens) visit.tokens.add(token);
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(values));
    },

    /**
     * Whether the call of this interaction may go on; when not, it is answered. A value that is missing holds nothing up: the
     * Verifier sends its example, which is as good where nothing depends on it, as in a call about a record that is not there.
     */
    admits(res: ServerResponse): boolean {
      const [seen, { does }, give] = [visit, now, giveBack];
      if (does === 'change') backend.change();
      // Emitted after the last byte of the answer, too.
      res.once('close', () => {
        if (does === 'refused' && !isRefusal(statusIn(seen.call))) backend.change();
        give();
      });
      visit.missing = now.needs.filter(({ value }) => values[value] === undefined || values[value] === null);
      if (visit.refusals.length === 0) return true;
      res.writeHead(424, { 'content-type': 'text/plain' }).end('A provider state was not made.\n');
      return false;
    },

    /** The call of this interaction, before its answer is there: then the next one may have begun. */
    note(call: SeenCall): void {
      visit.call = call;
    },

    /** There are no more interactions. */
    leave(): void {
      ended += 1;
      giveBack();
    },
  };
}
