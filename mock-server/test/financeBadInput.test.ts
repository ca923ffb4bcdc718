import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { refusesBadInput } from './badInput.ts';
import { revealBody } from './revealInputs.ts';
import { type Input, type Running, startMock } from './running.ts';
import { withdrawInput } from './withdrawInputs.ts';

/**
 * Domain design 18: wrong types, negatives, fractions of a cent, arrays where scalars are due, HTML, endless texts and unknown codes, in
 * every field of every call of finance, are refused in words and change nothing.
 */

let mock: Running;
let token: string;
beforeAll(async () => {
  mock = await startMock({ scale: 0.05 });
});
beforeEach(async () => {
  mock.mock.rewind();
  token = await mock.tokenOf('superAdmin');
});
afterAll(() => mock.stop());

/** A batch tells of each of its rows whether it was refused. */
const calls = allEndpoints.filter(({ name, body }) => body && /^withdraws\.(?!batch)/.test(name));

function rightInput(endpoint: AnyEndpoint): Input | undefined {
  const input = withdrawInput(mock.mock, endpoint.name);
  const body = revealBody(endpoint);
  return { ...input, ...(body && { body }) };
}

it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses whatever is wrong in its body, in words, and nothing changes',
  refusesBadInput(() => ({ mock, token, rightInput })),
);
