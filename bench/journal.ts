/**
 * The journal of accounts with 1,000,000 rows, which are written as every change is: the list with three filters, page 500, alone and with the sums below it; one
 * client, medians. Goal: issue 14. `node bench/journal.ts` prints the figures.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#mock/bindings/express.ts';
import { createControl } from '#mock/control/control.ts';
import { createReal } from '#mock/routing/real.ts';
import { writeChange } from '#mock/seed/manyJournals.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import type { Measurement } from './measurement.ts';
import { median, tokenOf } from './system.ts';

const count = 1_000_000;
const dayMs = 86_400_000;

/** Changes of a year of the members who have none yet, the oldest first. */
function fill({ context, store, clock }: Mock): void {
  const now = clock.now();
  const memberIds = store.members
    .all()
    .map(({ id }) => id)
    .filter((id) => !store.memberAccounts.first('memberId', id));
  for (let at = store.accountJournals.rows().length; at < count; at++) {
    clock.set(now - Math.round(365 * dayMs * (1 - at / count)));
    writeChange({ ...context, caller: undefined }, memberIds, at);
  }
  clock.set(now);
}

interface Answer {
  data: { count: number; list?: unknown[] };
}

export async function run(): Promise<Measurement[]> {
  const mock = createMock();
  fill(mock);
  const server = createServer(
    createApp(mock, createControl(mock), { controlOpen: true, real: createReal(mock) }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = await tokenOf(url);
  const day = (ago: number) => new Date(mock.clock.now() - ago * dayMs).toISOString().slice(0, 10);
  const filters = `type=40&startDate=${day(300)}&endDate=${day(30)}&amountMin=2300`;
  const ask = async (path: string) =>
    (await (await fetch(`${url}/api/main/member-account-journals/${path}&token=${token}`)).json()) as Answer;
  const [alone, both]: [number[], number[]] = [[], []];
  let found = 0;
  for (let call = 0; call < 60; call++) {
    const began = performance.now();
    const { data } = await ask(`list?${filters}&offset=4990&limit=10`);
    const listed = performance.now();
    const { data: sums } = await ask(`sum?${filters}`);
    // The first calls warm the server up.
    if (call >= 10) {
      alone.push(listed - began);
      both.push(performance.now() - began);
    }
    if (data.list?.length !== 10) throw new Error('page 500 is empty');
    if (sums.count !== data.count) throw new Error('the sums are not those of the list');
    found = data.count;
  }
  server.closeAllConnections();
  server.close();
  const figure = (what: string, ms: number): Measurement => ({
    name: `journal of 1,000,000 rows, three filters (${found} found), page 500${what}: median`,
    goal: '100 ms or less',
    measured: `${ms.toFixed(1)} ms`,
    reached: ms <= 100,
  });
  return [figure('', median(alone)), figure(', with sums', median(both))];
}

if (import.meta.main) console.table(await run());
