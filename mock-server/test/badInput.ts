import { expect } from 'vitest';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import type { Input, Running } from './running.ts';
import { isWorded, refusals, replaced, spoiled, told } from './spoiledBodies.ts';

interface World {
  mock: Running;
  token: string;
  /** A right call of the endpoint. */
  rightInput: (endpoint: AnyEndpoint) => Input | undefined;
}

/** Whatever is wrong in the body of a call is refused in words, one value at a time, and nothing changes. */
export const refusesBadInput = (world: () => World) => async (_name: string, endpoint: AnyEndpoint) => {
  const { mock, token, rightInput } = world();
  const input = rightInput(endpoint);
  const before = mock.dump();
  const surprises: unknown[] = [];
  for (const [path, wrong] of spoiled(input?.body)) {
    const body = replaced(input?.body, path.split('.'), wrong);
    const { http, envelope } = await mock.call(endpoint, token, { ...input, body });
    const { faults = [] } = (envelope.data ?? {}) as { faults?: { field: string; message: string }[] };
    // A quote answers what adding would refuse.
    if (faults.some(({ field, message }) => field === path && isWorded(message))) continue;
    if (http !== 200 || !refusals.includes(envelope.status) || !isWorded(envelope.message))
      surprises.push([path, told(wrong), http, envelope.status, envelope.message]);
  }
  expect(surprises).toEqual([]);
  expect(mock.dump()).toBe(before);
  // It was the one value that was wrong, and nothing else of the call.
  expect((await mock.call(endpoint, token, input)).envelope).toMatchObject({ status: status.ok });
};
