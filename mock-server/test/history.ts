import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type TradeKind, tradeKinds } from '#contracts/trade/trade.ts';
import type { PersonaName } from '#mock/control/personas.ts';
import type { Store } from '#mock/store/store.ts';
import { todayOf } from '#mock/store/today.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { fc } from '../../contracts/testing/properties.ts';
import { differencesOf } from './reconciled.ts';
import { type Running, startMock } from './running.ts';

/**
 * Random histories: many people at once do what comes to their mind, allowed or not, over the real HTTP interface; after each deed every invariant holds, and
 * at the end the journal of accounts agrees with its records. A failure prints the seed and the shortest history that shows it. `HISTORY_SEED`,
 * `HISTORY_RUNS` and `HISTORY_LENGTH` ask for others; `npm run soak -- histories` for many.
 */

/** What is chosen at random for a deed. */
export interface Choice {
  /** Whoever does it; that he may not is no failure. */
  actor: PersonaName;
  kind: TradeKind;
  /** Chooses records and days. */
  pick: number;
  /** Chooses numbers, amounts, and right or wrong states. */
  amount: number;
}

export interface World {
  mock: () => Running;
  store: () => Store;
  today: () => string;
  /** A call as the person may make it: users of merchants by their mirror, where there is one. */
  asStaff(
    actor: PersonaName,
    area: string,
    key: string,
    input: { id?: string; body?: unknown },
  ): Promise<void>;
  /** A call of another system, `/__mock/members/…`. */
  asMember(path: string, body: object): Promise<void>;
  /** Time passes, in milliseconds; sessions may have expired by then, so all sign in again. */
  passes(ms: number): Promise<void>;
}

/** What people do in an area. A name that is there several times is chosen as often. */
export interface Deeds {
  names: readonly string[];
  actors: readonly PersonaName[];
  prepare?(world: World): void;
  act(deed: string, choice: Choice, world: World): unknown;
}

/** One of the rows. */
export const one = <T>(rows: readonly T[], pick: number): T | undefined =>
  rows[pick % Math.max(1, rows.length)];

/** Four times of five a record in one of the statuses in which the deed makes sense, else any of the last. */
export function chosen<R extends { status: number }>(
  rows: readonly R[],
  statuses: readonly number[] | undefined,
  { pick, amount }: Choice,
): R | undefined {
  const fitting = rows.filter(({ status }) => statuses?.includes(status));
  return one(amount % 5 > 0 && fitting.length > 0 ? fitting : rows.slice(-25), pick);
}

interface History {
  /** How many deeds. */
  length: number;
  scale: number;
  areas: readonly Deeds[];
  /** Statuses that new records of a collection come into in the course of it. */
  reaches?: { rows(store: Store): readonly { status: number }[]; statuses: readonly number[] }[];
  /** What else has happened by the end of the usual history. */
  usually?(world: World): void;
  /** What else holds at the end of any. */
  after?(world: World): void;
}

const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual);
const merchantUsers: readonly string[] = ['merchantManager', 'frontDesk'];

/** Defines the test of a file. */
export function holdsThroughout({
  scale,
  areas: parts,
  reaches = [],
  usually,
  after,
  ...usual
}: History): void {
  const length = numberOf('HISTORY_LENGTH', usual.length);
  const seed = numberOf('HISTORY_SEED', 20_260_513);
  const isUsual = !['HISTORY_LENGTH', 'HISTORY_SEED', 'HISTORY_RUNS'].some((name) => name in process.env);
  const numRuns = numberOf('HISTORY_RUNS', 1);
  let running: Running;
  beforeAll(async () => {
    running = await startMock({ scale });
  }, 60_000);
  afterAll(() => running.stop());

  const tokens: Partial<Record<PersonaName, string>> = {};
  const actors = [...new Set(parts.flatMap((part) => part.actors))];
  const signIn = async () => {
    for (const actor of actors) tokens[actor] = await running.tokenOf(actor);
  };
  const world: World = {
    mock: () => running,
    store: () => running.mock.store,
    today: () => todayOf(running.mock.clock),
    async asStaff(actor, area, key, { id, body }) {
      const calls = areas[area as keyof typeof areas] as Record<string, AnyEndpoint>;
      const own = merchantUsers.includes(actor) ? calls[`${key}OfOwn`] : undefined;
      const endpoint = own ?? calls[key];
      if (!endpoint) return;
      const params = { ...(id && { id }), ...(own && { belongId: '2' }) };
      const { http, envelope } = await running.call(endpoint, tokens[actor] ?? '', { params, body });
      expect([http, envelope.status === -1099]).toEqual([200, false]);
    },
    async asMember(path, body) {
      const { http } = await running.post(`/__mock/members/${path}`, body);
      expect([200, 400, 404, 409]).toContain(http);
    },
    async passes(ms) {
      running.mock.clock.advance(ms);
      await signIn();
    },
  };

  const anAction = fc.oneof(
    ...parts.map((part, area) =>
      fc.record({
        area: fc.constant(area),
        deed: fc.constantFrom(...part.names),
        actor: fc.constantFrom(...part.actors),
        kind: fc.constantFrom(...tradeKinds),
        pick: fc.nat(10_000),
        amount: fc.nat(60_000),
      }),
    ),
  );

  it(
    `holds every invariant after each of ${length} deeds (HISTORY_SEED=${seed}, ${numRuns} runs)`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anAction, { minLength: length, maxLength: length }), async (history) => {
          running.mock.rewind();
          for (const part of parts) part.prepare?.(world);
          await signIn();
          const { store } = running.mock;
          expect(selfCheck(store)).toEqual([]);
          const began = reaches.map(({ rows }) => rows(store).length);
          const seen = reaches.map(() => new Set<number>());
          for (const [at, { area, deed, ...choice }] of history.entries()) {
            await parts[area]?.act(deed, choice, world);
            for (const [index, { rows }] of reaches.entries())
              for (const { status } of rows(store).slice(began[index])) seen[index]?.add(status);
            expect([at, deed, selfCheck(store)]).toEqual([at, deed, []]);
          }
          expect(differencesOf(store)).toEqual([]);
          after?.(world);
          // A shorter or another history need not come so far.
          if (!isUsual) return;
          expect(seen.map((statuses) => [...statuses].sort())).toEqual(
            reaches.map(({ statuses }) => [...statuses].sort()),
          );
          usually?.(world);
        }),
        { seed, numRuns, endOnFailure: true },
      );
    },
    numRuns * 120_000,
  );
}
