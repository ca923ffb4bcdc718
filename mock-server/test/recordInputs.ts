import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { endpointNameOf, type Interaction, statusOf } from '#contracts/pactFile.ts';
import { kindNameOf } from '#mock/control/states/kinds.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import type { Mock } from '#mock/wire/mock.ts';
import { pacts, requestOf } from './pactTraffic.ts';
import type { Input } from './running.ts';

/** What the calls that every kind of record has need: records by the provider states, and the form of the pact's right `add`. */

const adding = new Map<string, Interaction>();
for (const interaction of pacts()) {
  const name = endpointNameOf(interaction);
  if (/\.add(OfOwn)?$/.test(name) && statusOf(interaction) === 1 && !adding.has(name))
    adding.set(name, interaction);
}

function formOf(mock: Mock, call: string): unknown {
  const interaction = adding.get(call);
  if (!interaction)
    throw new Error(
      `The committed pacts have no right ${call}. Pin it, then run: npx vitest run --project pact`,
    );
  const states = (interaction.providerStates ?? []).filter(({ name }) => name !== 'signed in');
  const values = states.map(({ name: state, params }) => enterState(mock, { state, params }) as object);
  const { body } = requestOf(interaction, Object.assign({}, ...values)).init;
  return JSON.parse(String(body)).data;
}

/** Undefined for what is no call of a kind of record. */
export function recordInput(mock: Mock, { name }: AnyEndpoint): Input | undefined {
  const [area = '', call = ''] = name.split('.');
  const kind = kindNameOf(area);
  if (!kind) return undefined;
  const own = /OfOwn(Company)?$/.exec(call)?.[0] ?? '';
  const idOf = (state: string) => {
    const params = { kind, ...(own && { own: 1 }) };
    return { id: (enterState(mock, { state, params }) as { id: string }).id };
  };
  // A unit's own user may be free to edit a record that only the platform adds.
  const form = () => formOf(mock, adding.has(`${area}.add${own}`) ? `${area}.add${own}` : `${area}.add`);
  const inputs: Record<string, () => Input> = {
    get: () => ({ params: idOf('a record exists') }),
    add: () => ({ body: form() }),
    update: () => ({ body: form(), params: idOf('a record exists') }),
    enable: () => ({ params: idOf('a record that nothing depends on exists'), body: { enable: 0 } }),
    remove: () => ({ params: idOf('a record that nothing depends on exists') }),
    reveal: () => ({ params: idOf('a record exists') }),
  };
  return inputs[own ? call.slice(0, -own.length) : call]?.();
}
