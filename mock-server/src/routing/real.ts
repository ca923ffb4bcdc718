import type { Interaction } from '#contracts/pactFile.ts';
import type { Mock } from '../wire/mock.ts';
import { Background } from './background.ts';
import { Drift } from './drift.ts';
import { type Patience, patience } from './forward.ts';
import { Pinned } from './pinned.ts';
import { recordingFolder } from './recordingFolder.ts';
import { Recordings } from './recordings.ts';
import { Routing, type RoutingInput } from './routing.ts';
import { Tokens } from './tokens.ts';

/** Everything about the real backends behind a mock server. A mock in a browser has none. */
export interface Real {
  routing: Routing;
  drift: Drift;
  pinned: Pinned;
  recordings: Recordings;
  tokens: Tokens;
  background: Background;
  patience: Patience;
}

export interface RealOptions {
  /** What it begins with. */
  routing?: RoutingInput | undefined;
  /** Folder of saved recordings (`MOCK_RECORD_DIR`). */
  recordDir?: string | undefined;
  /** The pacts that proxied answers are held against, read when the first one is; default none. */
  pacts?: () => Interaction[];
  /** Shorter in tests. */
  patience?: Patience;
  /** From so many milliseconds on a call counts as slow. */
  slowFromMs?: number;
}

/** @throws ControlError when the routing does not fit the definitions */
export function createReal(mock: Mock, options: RealOptions = {}): Real {
  const routing = new Routing();
  if (options.routing) routing.change(options.routing);
  return {
    routing,
    drift: new Drift(options.slowFromMs),
    pinned: new Pinned(options.pacts ?? (() => [])),
    recordings: new Recordings(options.recordDir ? recordingFolder(options.recordDir) : undefined),
    tokens: new Tokens(mock),
    background: new Background(),
    patience: options.patience ?? patience,
  };
}
