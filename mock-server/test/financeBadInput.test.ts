import { it } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { refusesBadInput } from './badInput.ts';
import { mockFor } from './mockFor.ts';
import { revealBody } from './revealInputs.ts';
import type { Input } from './running.ts';
import { withdrawInput } from './withdrawInputs.ts';

/**
 * Domain design 18: wrong types, negatives, fractions of a cent, arrays where scalars are due, HTML, endless texts and unknown codes, in
 * every field of every call of finance, are refused in words and change nothing.
 */

const { mock } = mockFor('superAdmin', { scale: 0.05 });

/** A batch tells of each of its rows whether it was refused. */
const calls = allEndpoints.filter(({ name, body }) => body && /^withdraws\.(?!batch)/.test(name));

function rightInput(endpoint: AnyEndpoint): Input | undefined {
  const input = withdrawInput(mock.mock, endpoint.name);
  const body = revealBody(endpoint);
  return { ...input, ...(body && { body }) };
}

it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses whatever is wrong in its body, in words, and nothing changes',
  refusesBadInput(() => ({ mock, token: mock.token, rightInput })),
);
