import type { ServerResponse } from 'node:http';
import type { SharedBackend } from './sharedBackend.ts';
import type { Values } from './stateEndpoint.ts';
import { type Coming, isRefusal, newVisit, statusIn, type Visit } from './visit.ts';

const nothing: Coming = { states: [], needs: [], does: 'change', generators: undefined };

/** A call whose states were made. */
interface Admitted {
  visit: Visit;
  generators: Coming['generators'];
  values: Values;
}

/**
 * Makes the states of each interaction when its call comes: then a Verifier holds a backend that others share only from the states to the answer.
 * The Verifier itself knows of no states. It would try one that was refused again and again, for minutes.
 */
export function stateGate(backend: SharedBackend) {
  const coming = new Map<string, Coming>();
  const visits = new Map<string, Visit>();
  return {
    /** Interactions that may come, by key. */
    coming,
    /** What was seen of each. */
    visits: visits as ReadonlyMap<string, Visit>,

    /**
     * Waits for the turn of an interaction and makes its states; its turn ends with its answer. Undefined when a state was refused, which is
     * answered then, or when nobody waits for the answer any more. A value that is missing holds nothing up: the example of the pact is sent,
     * which is as good where nothing depends on it, as in a call about a record that is not there.
     */
    async admit(key: string, res: ServerResponse): Promise<Admitted | undefined> {
      const { states, needs, does, afresh, generators } = coming.get(key) ?? nothing;
      const giveBack = await backend.take();
      if (res.closed) return void giveBack();
      const began = performance.now();
      const visit = newVisit();
      visits.set(key, visit);
      // Emitted after the last byte of the answer, too.
      res.once('close', () => {
        visit.ms = performance.now() - began;
        if (does === 'refused' && !isRefusal(statusIn(visit.call))) backend.change();
        giveBack();
      });
      if (afresh) backend.change();
      const { values, isFresh, refusals, tokens } = await backend.make(states);
      Object.assign(visit, { isFresh, states, refusals, tokens: new Set(tokens) });
      visit.missing = needs.filter(({ value }) => values[value] === undefined || values[value] === null);
      if (does === 'change') backend.change();
      if (refusals.length === 0) return { visit, generators, values };
      res.writeHead(424, { 'content-type': 'text/plain' }).end('A provider state was not made.\n');
      return undefined;
    },
  };
}
