import { type ControlRoutes, readInput } from '../control/plane.ts';
import type { Real } from './real.ts';
import { recordingInput, recordingTakes } from './recordings.ts';
import { routingInput, routingTakes } from './routing.ts';

/** The control plane's calls about real backends. Work on answers that waits is done first, so that no count is old. */
export const routingRoutes = ({ routing, drift, recordings, background }: Real): ControlRoutes => ({
  'GET routing': () => routing.state(),
  'POST routing': (_mock, _control, call) => routing.change(readInput(call, routingInput, routingTakes)),
  'GET drift': () => {
    background.finish();
    return drift.report();
  },
  'DELETE drift': () => {
    background.finish();
    drift.clear();
  },
  'GET recording': (_mock, _control, { query }) => {
    background.finish();
    const name = query.get('name');
    return name === null ? recordings.state() : recordings.get(name);
  },
  'POST recording': (_mock, _control, call) => {
    background.finish();
    recordings.act(readInput(call, recordingInput, recordingTakes));
    return recordings.state();
  },
});
