import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ask, Values } from './stateEndpoint.ts';
import type { Turns } from './turns.ts';
import { type Coming, newVisit, readKey, type SeenCall, type Visit } from './visit.ts';

/**
 * Stands before the state endpoint of a backend. The Verifier tries a state that was refused again and again, for minutes;
 * therefore it never hears of a refusal: the states are answered as if they were made, and the call that needs them is not let
 * through. Of one Verifier interactions come one after the other: all states in one request, then one call.
 * @param turns several Verifiers may share one backend: each has it from the states to the answer of the call
 */
export function stateGate(ask: Ask, turns: Turns) {
  const visits = new Map<string, Visit>();
  let visit = newVisit();
  let values: Values = {};
  const coming = new Map<string, Coming>();
  let needs: Coming['needs'] = [];
  let giveBack: () => void = () => undefined;
  return {
    /** What was seen of each interaction, by its key. */
    visits: visits as ReadonlyMap<string, Visit>,
    /** Those that may come, by key. */
    coming,

    /**
     * Passes the states on, but for those after one that failed. After one that is unknown the others are
     * asked for all the same: whoever lacks them wants to hear of all at once.
     */
    async enter(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const key = await readKey(req);
      const { states, needs: needed } = coming.get(key) ?? { states: [], needs: [] };
      // An interaction whose call never came has still the turn.
      giveBack();
      giveBack = await turns.take();
      visit = newVisit();
      visits.set(key, visit);
      values = {};
      needs = needed;
      for (const state of states) {
        visit.states.push(state);
        const isOver = visit.refusals.some(({ refusal }) => !refusal.isUnknown);
        const { values: told, refusal } = isOver ? { values: {} } : await ask(state);
        if (refusal) visit.refusals.push({ state: state.name, refusal });
        // A request may also name what a state is given.
        values = { ...values, ...state.params, ...told };
        if (typeof told.token === 'string') visit.tokens.add(told.token);
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(values));
    },

    /**
     * Whether the call of this interaction may go on; when not, it is answered. A value that is missing holds nothing up: the
     * Verifier sends its example, which is as good where nothing depends on it, as in a call about a record that is not there.
     */
    admits(res: ServerResponse): boolean {
      for (const end of ['finish', 'close']) res.once(end, giveBack);
      visit.missing = needs.filter(({ value }) => values[value] === undefined || values[value] === null);
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
      giveBack();
    },
  };
}
