import type { Interaction } from '../../src/pactFile.ts';

/** Like the console, which gives up after 15 s. */
const patienceMs = 15_000;

/** What the state endpoint says of the states that it refuses, by name; the Verifier only says that it refused one. */
export async function stateFaults(
  interactions: Interaction[],
  stateUrl: string,
): Promise<Map<string, string>> {
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates);
  const asked = new Map(states.map((state) => [state.name, state]));
  const faults = new Map<string, string>();
  for (const { name, ...rest } of asked.values()) {
    const fault = await refusal(stateUrl, { state: name, ...rest, action: 'setup' });
    if (fault !== undefined) faults.set(name, fault);
  }
  return faults;
}

async function refusal(stateUrl: string, body: object): Promise<string | undefined> {
  try {
    const answer = await fetch(stateUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const said = await answer.text();
    return answer.ok ? undefined : `HTTP ${answer.status} ${said.trim()}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}
