import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { SharedBackend } from './sharedBackend.ts';
import { stateGate } from './stateGate.ts';
import type { Coming } from './visit.ts';

/** What a Verifier waits for; it ends with `close`. */
const waiting = (closed = false) =>
  Object.assign(new EventEmitter(), { closed }) as unknown as ServerResponse;
const backendOf = () => new SharedBackend(async () => ({ values: { id: '7' } }));
const coming: Coming = { states: [], needs: [], does: 'read', generators: undefined };

it('a turn begins when the one before has its answer', async () => {
  const gate = stateGate(backendOf());
  gate.coming.set('1', { ...coming, states: [{ name: 'exists', params: { at: 3 } }] });
  const first = waiting();
  expect(await gate.admit('1', first)).toMatchObject({ values: { id: '7', at: 3 } });
  const order: string[] = [];
  const second = gate.admit('1', waiting()).then(() => order.push('second'));
  await new Promise(setImmediate);
  order.push('answered');
  first.emit('close');
  await second;
  expect(order).toEqual(['answered', 'second']);
});

it('a Verifier that ends while it waits for its turn holds nobody up', async () => {
  const gate = stateGate(backendOf());
  expect(await gate.admit('1', waiting(true))).toBeUndefined();
  expect(await gate.admit('2', waiting())).toBeDefined();
  expect([...gate.visits.keys()]).toEqual(['2']);
});
