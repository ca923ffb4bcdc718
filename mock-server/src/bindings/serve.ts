import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createControl } from '../control/control.ts';
import { createReal } from '../routing/real.ts';
import { readStateFile, type SavedState, StateFileError } from '../state/stateFile.ts';
import { keepStateFile } from '../state/stateKeeper.ts';
import type { FileStore } from '../store/files.ts';
import { misfitIn } from '../store/rowShapes.ts';
import { contractOnly } from '../wire/contractOnly.ts';
import { createMock, type Mock, type Origin } from '../wire/mock.ts';
import { interactionsIn } from '../wire/pactFolder.ts';
import { createApp } from './express.ts';
import { folderFiles } from './fileFolder.ts';
import { greeting } from './greeting.ts';
import { createHttpServer, handle } from './httpServer.ts';
import { OptionError, readOptions, type ServerOptions } from './options.ts';
import { spillingFiles } from './spillingFiles.ts';

const pactFolder = join(import.meta.dirname, '../../../contracts/pacts');

/** Starts the server that the environment asks for; ends the process with one sentence where it cannot. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  try {
    await start(readOptions(env));
  } catch (error) {
    if (!(error instanceof OptionError || error instanceof StateFileError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function start(options: ServerOptions): Promise<void> {
  const server = createHttpServer();
  // Listen before anything is written: a second server started by mistake then fails here and leaves the first one's state file alone.
  await listen(server, options);
  const { seed, scale, fixedNow, stateFile, uploadSecret } = options;
  const saved = stateFile ? readStateFile(stateFile) : undefined;
  const files = stateFile ? filesBeside(stateFile) : spillingFiles();
  const make = (origin: Partial<Origin>) =>
    createMock({
      strip: options.contractOnly ? contractOnly(pactFolder) : undefined,
      older: options.older,
      ...origin,
      files,
      fixedNow,
      uploadSecret,
    });
  const mock = saved ? reopened(make, saved, stateFile) : make({ seed: seed ?? 1, scale: scale ?? 1 });
  const keeper = stateFile ? keepStateFile(stateFile, mock) : undefined;
  const real = createReal(mock, { ...options, pacts: () => interactionsIn(pactFolder) });
  const control = createControl(mock, keeper);
  handle(server, createApp(mock, control, { ...options, real }));
  if (options.livePace !== undefined) control.live.start(options.livePace);
  // No request is known to cause this. If one does, the server must go on for everybody else.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) => console.error('[mock] not caught', error));
  const stop = () => {
    keeper?.flush();
    server.close();
    server.closeAllConnections();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { port } = server.address() as AddressInfo;
  if (
    saved &&
    ((seed ?? saved.origin.seed) !== saved.origin.seed ||
      (scale ?? saved.origin.scale) !== saved.origin.scale)
  ) {
    console.log(`The state file keeps its own seed ${saved.origin.seed} and scale ${saved.origin.scale}.`);
  }
  console.log(greeting(mock, options, port));
  console.log(`ready in ${Math.round(performance.now())} ms`);
}

function filesBeside(stateFile: string): FileStore {
  try {
    return folderFiles(`${stateFile}.files`);
  } catch (error) {
    throw new StateFileError(
      `MOCK_STATE_FILE: ${stateFile} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/** The mock that a state file holds. @throws StateFileError when it is not one that this version has written */
function reopened(make: (origin: Origin) => Mock, { origin, rows }: SavedState, path = ''): Mock {
  const refuse = (why: string) =>
    new StateFileError(`MOCK_STATE_FILE: ${path} does not fit this version. ${why}`);
  let misfit: string | undefined;
  try {
    const mock = make(origin);
    misfit = misfitIn(mock.store, rows);
    if (misfit === undefined) mock.load(origin, rows);
    if (misfit === undefined) return mock;
  } catch (error) {
    throw refuse((error as Error).message.replaceAll('\n', ' '));
  }
  throw refuse(misfit);
}

function listen(server: Server, { host, port, portSetting }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken: stop the other program or set ${portSetting}=${port + 1}.`;
      const other = `Cannot listen on ${host}:${port} (${code}): check HOST and ${portSetting}.`;
      reject(new OptionError(code === 'EADDRINUSE' ? taken : other));
    });
    server.listen(port, host, resolve);
  });
}
