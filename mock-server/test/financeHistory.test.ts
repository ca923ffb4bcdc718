import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { incomeStatus, sendPlanStatus } from '#contracts/enums/finance.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { incomeDeeds } from './incomeDeeds.ts';
import { type Running, startMock } from './running.ts';

/**
 * Random histories of what members are owed: many people at once do what comes to their mind, allowed or not, over the real HTTP interface; after each deed
 * the invariants hold. A failure prints the seed and the shortest history that shows it.
 */

const length = 400;
const seed = Number(process.env.HISTORY_SEED ?? 20_260_513);
const actors = ['finance', 'platformAdmin', 'support'] as const;

let mock: Running;
const tokens: Partial<Record<PersonaName, string>> = {};
beforeAll(async () => {
  mock = await startMock({ scale: 0.05 });
}, 60_000);
afterAll(() => mock.stop());

const anAction = fc.record({
  deed: fc.constantFrom(...incomeDeeds.names, 'aDayPasses' as const, 'aMonthPasses' as const),
  actor: fc.constantFrom(...actors, 'finance', 'platformAdmin'),
  pick: fc.nat(10_000),
  amount: fc.nat(60_000),
});
type Action = typeof anAction extends fc.Arbitrary<infer A> ? A : never;

async function signIn() {
  for (const actor of actors) tokens[actor] = await mock.tokenOf(actor);
}

async function act({ deed, actor, pick, amount }: Action): Promise<unknown> {
  if (deed === 'aDayPasses' || deed === 'aMonthPasses') {
    mock.mock.clock.advance((deed === 'aDayPasses' ? 1 : 30) * 86_400_000);
    return signIn();
  }
  return incomeDeeds.act(deed, {
    ...{ mock, pick, amount },
    async asStaff(endpoint, input) {
      const { http, envelope } = await mock.call(endpoint, tokens[actor] ?? '', input);
      expect([http, envelope.status === -1099]).toEqual([200, false]);
    },
    async asSystem(path, body) {
      expect([200, 400, 404, 409]).toContain((await mock.post(`/__mock/members/${path}`, body)).http);
    },
  });
}

it(`holds every invariant after each of ${length} deeds (HISTORY_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: length, maxLength: length }), async (history) => {
      mock.mock.rewind();
      await signIn();
      const { store } = mock.mock;
      expect(selfCheck(store)).toEqual([]);
      const began = { incomes: store.incomes.all().length, plans: store.sendPlans.all().length };
      const seen = { incomes: new Set<number>(), plans: new Set<number>() };
      for (const [at, deed] of history.entries()) {
        await act(deed);
        for (const { status } of store.incomes.all().slice(began.incomes)) seen.incomes.add(status);
        for (const { status } of store.sendPlans.all().slice(began.plans)) seen.plans.add(status);
        expect([at, deed.deed, selfCheck(store)]).toEqual([at, deed.deed, []]);
      }
      // The history has led new incomes and plans into every state.
      expect([...seen.incomes].sort()).toEqual(Object.values(incomeStatus).sort());
      expect([...seen.plans].sort()).toEqual(Object.values(sendPlanStatus).sort());
    }),
    { seed, numRuns: 1, endOnFailure: true },
  );
}, 120_000);
