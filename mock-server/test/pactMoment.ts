import { statusOf } from '#contracts/pactFile.ts';
import { addressOf } from '#mock/bindings/address.ts';
import { enterState } from '#mock/control/providerStates.ts';
import { createMock } from '#mock/mock.ts';
import { pacts, requestOf } from './pactTraffic.ts';

/**
 * Every interaction of the pacts with its provider states, put to a mock that stands at a moment, without a transport.
 * Answers what did not go as the pacts say: a state that was refused, or another status; in words, each with its interaction.
 */
export function brokenAt(moment: number): string[] {
  const mock = createMock({ scale: 0.1, fixedNow: moment });
  const broken: string[] = [];
  for (const interaction of pacts()) {
    const values = {};
    try {
      for (const { name: state, params } of interaction.providerStates ?? [])
        Object.assign(values, enterState(mock, { state, params }));
    } catch (error) {
      broken.push(`${interaction.description}: ${(error as Error).message}`);
      continue;
    }
    const { path, init } = requestOf(interaction, values);
    const { pathname, searchParams } = new URL(path, 'http://any');
    const address = addressOf(pathname);
    if (!address) continue;
    const call = { method: init.method ?? '', ...address, query: searchParams, body: String(init.body ?? '') };
    const { status, message } = mock.answer(call).envelope;
    if (status !== statusOf(interaction)) broken.push(`${interaction.description}: ${status} ${message}`);
  }
  return broken;
}
