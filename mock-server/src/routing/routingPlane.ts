import { type ControlRoutes, readInput } from '../control/plane.ts';
import type { Real } from './real.ts';
import { recordingInput, recordingTakes } from './recordings.ts';
import { routingInput, routingTakes } from './routing.ts';

/** The control plane's calls about real backends. */
export const routingRoutes = ({ routing, drift, pinned, recordings }: Real): ControlRoutes => ({
  'GET routing': () => routing.state(),
  'POST routing': (_mock, _control, call) => routing.change(readInput(call, routingInput, routingTakes)),
  'GET drift': () => ({ pinned: pinned.count, ...drift.report() }),
  'DELETE drift': () => {
    drift.clear();
    pinned.forget();
  },
  'GET recording': (_mock, _control, { query }) => {
    const name = query.get('name');
    return name === null ? recordings.state() : recordings.get(name);
  },
  'POST recording': (_mock, _control, call) => {
    recordings.act(readInput(call, recordingInput, recordingTakes));
    return recordings.state();
  },
});
