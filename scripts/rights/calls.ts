import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { endpointNameOf, type Interaction, statusOf } from '#contracts/pactFile.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { enterState } from '#mock/control/states/providerStates.ts';
import { addressOf } from '#mock/wire/address.ts';
import { hasRight } from '#web/api/session.ts';
import { pacts, requestOf } from '../../mock-server/test/pactTraffic.ts';
import { type Somebody, type World, wireCall } from './world.ts';

/** What the mock says to each persona's right call of an endpoint. */
export interface CallAnswers {
  endpoint: AnyEndpoint;
  /** Statuses, in the order of the personas. */
  statuses: number[];
}

const callerOf = ({ providerStates = [] }: Interaction) =>
  providerStates.find(({ name }) => name === 'signed in')?.params?.persona as PersonaName | undefined;

/** The interaction whose caller is nearest: he himself, one of his kind, anybody. */
function nearest(
  interactions: readonly Interaction[],
  somebody: Somebody,
  world: World,
): Interaction | undefined {
  const typeOf = (persona: PersonaName | undefined) =>
    persona && world.mock.store.users.get(personaIds[persona])?.belongType;
  return (
    interactions.find((one) => callerOf(one) === somebody.persona) ??
    interactions.find((one) => typeOf(callerOf(one)) === somebody.session.user.belongType) ??
    interactions[0]
  );
}

/** Every endpoint that is not everybody's, called by every persona with a request of the pacts, in the state that it names. */
export function callAll(world: World): CallAnswers[] {
  const right = Map.groupBy(
    pacts().filter((interaction) => statusOf(interaction) === status.ok),
    endpointNameOf,
  );
  return allEndpoints
    .filter(({ access }) => !access.public)
    .map((endpoint) => {
      const interactions = right.get(endpoint.name) ?? [];
      const chosen = world.everybody.map((somebody) => nearest(interactions, somebody, world));
      const statuses = new Map<Somebody, number>();
      for (const [interaction, indexes] of Map.groupBy(chosen.keys(), (at) => chosen[at])) {
        if (!interaction)
          throw new Error(
            `No interaction of the committed pacts has a right call of ${endpoint.name}. Pin it in a pact test, then run: npx vitest run --project pact`,
          );
        const callers = indexes.flatMap((at) => world.everybody[at] ?? []);
        for (const [caller, code] of callAs(callers, interaction, world)) statuses.set(caller, code);
      }
      return { endpoint, statuses: world.everybody.map((somebody) => statuses.get(somebody) ?? 0) };
    });
}

function callAs(callers: readonly Somebody[], interaction: Interaction, { mock, ask }: World) {
  let values = {};
  for (const { name: state, params } of interaction.providerStates ?? [])
    values = { ...values, ...(enterState(mock, { state, params }) as object) };
  return callers.map((caller): [Somebody, number] => {
    const { belongId } = caller.session.user;
    const { path, init } = requestOf(interaction, { ...values, belongId });
    const [pathname = '', search = ''] = path.split('?');
    const address = addressOf(pathname);
    if (!address) throw new Error(`${interaction.description} is at no base.`);
    const { method = 'GET', body } = init;
    const query = new URLSearchParams(search);
    return [caller, ask(caller, { method, ...address, query, body: String(body ?? '') }).status];
  });
}

/** What the console knows of an endpoint before it calls: whether this user may at all. */
export function mayCall({ access }: AnyEndpoint, { session }: Pick<Somebody, 'session'>): boolean {
  const { rights, belongTypes } = access;
  return (
    (!rights || hasRight(rights, session)) && (!belongTypes || belongTypes.includes(session.user.belongType))
  );
}

/** Calls under the address of another unit that are not refused. */
export const unitDifferences = ({ everybody, ask }: World): string[] =>
  allEndpoints
    .filter(({ access }) => access.scope)
    .flatMap((endpoint) =>
      everybody.flatMap((somebody) => {
        const { user } = somebody.session;
        const elsewhere = {
          session: { ...somebody.session, user: { ...user, belongId: `${user.belongId}0` } },
        };
        const { status: code } = ask(somebody, wireCall(endpoint, elsewhere, { id: '1' }));
        if (code === status.forbidden) return [];
        return [`${endpoint.name}: ${somebody.role} asks under another unit, and it answers ${code}`];
      }),
    );

/** Calls that are refused although the caller may, and the other way round. */
export const differences = (answers: readonly CallAnswers[], everybody: readonly Somebody[]): string[] =>
  answers.flatMap(({ endpoint, statuses }) =>
    statuses.flatMap((code, at) => {
      const somebody = everybody[at];
      if (!somebody || mayCall(endpoint, somebody) === (code !== status.forbidden)) return [];
      const console = mayCall(endpoint, somebody) ? 'may' : 'may not';
      return [`${endpoint.name}: ${somebody.role} ${console} by the contract, and the mock answers ${code}`];
    }),
  );
