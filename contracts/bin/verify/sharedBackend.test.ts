import { expect, it } from 'vitest';
import { SharedBackend } from './sharedBackend.ts';
import type { Values } from './stateEndpoint.ts';
import type { Refusal } from './visit.ts';

const signedIn = { name: 'signed in', params: { persona: 'operator' } };
const exists = { name: 'a record exists', params: {} };

/** A state endpoint that answers the number of its calls, or refuses the states of these names. */
function endpoint(refused: Record<string, Refusal> = {}) {
  const asked: string[] = [];
  const backend = new SharedBackend(async ({ name }) => {
    asked.push(name);
    const values: Values = { [name]: asked.length };
    return refused[name] ? { values: {}, refusal: refused[name] } : { values };
  });
  return { asked, backend };
}

it('one at a time has it, in the order in which they asked', async () => {
  const { backend } = endpoint();
  const order: string[] = [];
  const first = await backend.take();
  const others = ['second', 'third'].map(async (name) => {
    const giveBack = await backend.take();
    order.push(name);
    giveBack();
  });
  await Promise.resolve();
  expect(order).toEqual([]);
  first();
  first();
  await Promise.all(others);
  expect(order).toEqual(['second', 'third']);
});

it('states hold while nothing changes, and are made again after a change or after others', async () => {
  const { asked, backend } = endpoint();
  const made = await backend.make([signedIn, exists]);
  expect(made.values).toEqual({ persona: 'operator', 'signed in': 1, 'a record exists': 2 });
  expect(made.isFresh).toBe(true);
  expect(await backend.make([signedIn, exists])).toEqual({ ...made, isFresh: false });
  expect(asked).toHaveLength(2);
  backend.change();
  await backend.make([signedIn, exists]);
  expect(asked).toHaveLength(4);
  await backend.make([{ ...signedIn, params: { persona: 'finance' } }]);
  await backend.make([signedIn, exists]);
  expect(asked).toHaveLength(7);
});

it('after a state that failed the others are not asked for, and nothing is kept', async () => {
  const failed: Refusal = { said: 'HTTP 500', isUnknown: false };
  const { asked, backend } = endpoint({ 'signed in': failed });
  expect(await backend.make([signedIn, exists])).toMatchObject({
    refusals: [{ state: 'signed in', refusal: failed }],
  });
  expect(asked).toEqual(['signed in']);
  await backend.make([signedIn, exists]);
  expect(asked).toEqual(['signed in', 'signed in']);
});

it('after a state that is unknown the others are asked for all the same', async () => {
  const unknown: Refusal = { said: 'HTTP 404', isUnknown: true };
  const { asked, backend } = endpoint({ 'signed in': unknown });
  await backend.make([signedIn, exists]);
  expect(asked).toEqual(['signed in', 'a record exists']);
});
