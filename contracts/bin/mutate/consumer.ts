import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import type { Interaction } from '../../src/pactFile.ts';
import { mutateRequest, requestOf, type WireRequest } from './faults.ts';
import type { Run } from './provider.ts';

process.env.PACT_DO_NOT_TRACK = 'true';

/**
 * Whether the console's contract test of the interaction turns red when the console has the mutant's fault. The server that the test
 * runs against is asked, Pact's own; it gets the pinned request with the fault in it.
 */
export async function testTurnsRed({ mutant, interaction }: Run): Promise<boolean> {
  const request = requestOf(interaction);
  const sent = mutant ? mutateRequest(mutant, request) : request;
  return sent !== undefined && !(await isExpected(interaction, sent));
}

async function isExpected(interaction: Interaction, sent: WireRequest): Promise<boolean> {
  const { description, request } = interaction;
  const dir = mkdtempSync(join(tmpdir(), 'mutate-'));
  const pact = new PactV4({ consumer: 'console', provider: 'backend', dir, logLevel: 'error' });
  const type = sent.isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  let answered: number | undefined;
  try {
    await pact
      .addInteraction()
      .uponReceiving(description)
      .withRequest(request.method as 'GET' | 'POST', request.path, (builder) => {
        builder.query(request.query ?? {});
        if (request.method === 'GET') return;
        if (sent.isForm) builder.body(type, Buffer.from(requestOf(interaction).body));
        else builder.jsonBody(request.body?.content);
        builder.matchingRules({ body: rulesOf(request) } as never);
      })
      .willRespondWith(200)
      .executeTest(async ({ url }) => {
        const address = `${url}${request.path}${sent.query ? `?${sent.query}` : ''}`;
        const init = request.method === 'GET' ? {} : { body: sent.body, headers: { 'content-type': type } };
        answered = (await fetch(address, { method: request.method, ...init })).status;
      });
  } catch (error) {
    // The test fails, too, which is right; only a server that never answered is a fault of ours.
    if (answered === undefined) throw error;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return answered === 200;
}

function rulesOf({ matchingRules }: Interaction['request']) {
  return Object.entries(matchingRules?.body ?? {}).map(([path, { matchers }]) => ({ path, rules: matchers }));
}
