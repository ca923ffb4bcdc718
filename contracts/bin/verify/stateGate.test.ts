import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { SharedBackend } from './sharedBackend.ts';
import { stateGate } from './stateGate.ts';

it('a Verifier that ends while it waits for its turn holds nobody up', async () => {
  const backend = new SharedBackend(async () => ({ values: {} }));
  const gate = stateGate(backend);
  const giveBack = await backend.take();
  const asked = Readable.from([JSON.stringify({ params: { key: '1' } })]) as IncomingMessage;
  const answer = { writeHead: () => ({ end: () => undefined }) } as unknown as ServerResponse;
  const entered = gate.enter(asked, answer);
  await new Promise(setImmediate);
  const other = backend.take();
  gate.leave();
  giveBack();
  await entered;
  expect(await other).toBeTypeOf('function');
});
