import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ask, Values } from './stateEndpoint.ts';
import { type Needed, newVisit, readState, type SeenCall, type Visit } from './visit.ts';

/**
 * Stands before the state endpoint of a backend. The Verifier tries a state that was refused again and again, for minutes;
 * therefore it never hears of a refusal: the state is answered as if it were made, and the call that needs it is not let
 * through. Interactions come one after the other: states, then one call.
 */
export function stateGate(ask: Ask) {
  const visits = new Map<string, Visit>();
  let visit = newVisit();
  let values: Values = {};
  let needs: Needed[] = [];
  return {
    /** What was seen of each interaction, by its key. */
    visits: visits as ReadonlyMap<string, Visit>,

    /**
     * Passes a state on, unless an earlier one of the same interaction failed. After one that is unknown the others are
     * asked for all the same: whoever lacks them wants to hear of all at once.
     */
    async enter(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const { mark, ...state } = await readState(req);
      if (mark) {
        visit = newVisit();
        visits.set(mark.key, visit);
        values = {};
        needs = mark.needs;
      }
      visit.states.push(state);
      const isOver = visit.refusals.some(({ refusal }) => !refusal.isUnknown);
      const { values: told, refusal } = isOver ? { values: {} } : await ask(state);
      if (refusal) visit.refusals.push({ state: state.name, refusal });
      values = { ...values, ...told };
      if (typeof told.token === 'string') visit.tokens.add(told.token);
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    },

    /**
     * Whether the call of this interaction may go on; when not, it is answered. A value that is missing holds nothing up: the
     * Verifier sends its example, which is as good where nothing depends on it, as in a call about a record that is not there.
     */
    admits(res: ServerResponse): boolean {
      visit.missing = needs.filter(({ value }) => values[value] === undefined || values[value] === null);
      if (visit.refusals.length === 0) return true;
      res.writeHead(424, { 'content-type': 'text/plain' }).end('A provider state was not made.\n');
      return false;
    },

    /** The call of this interaction, before its answer is there: then the next one may have begun. */
    note(call: SeenCall): void {
      visit.call = call;
    },
  };
}
