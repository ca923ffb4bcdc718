/**
 * The cost of `proxy`: the same calls at 50 connections straight to a backend (a mock as its own process) and through a second mock that passes them
 * on, checks every response for drift and keeps the journal; in turns, in one run. Loopback only. `node bench/proxy.ts` prints the figures.
 */
import autocannon from 'autocannon';
import type { Measurement } from './measurement.ts';
import { startMock, tokenOf } from './servers.ts';

const rounds = 5;
const seconds = 3;
const connections = 50;
const goal = 1.6;

/** Lists of ten rows, each another page or search, as a console requests them. */
const requestsFor = (token: string) =>
  Array.from({ length: 20 }, (_, at) => ({
    path: `/api/main/sms-logs/list?token=${token}&offset=${at * 10}&limit=10${at % 2 ? '&mobile=1' : ''}`,
  }));

async function cannon(url: string, token: string, duration: number) {
  const requests = requestsFor(token);
  const {
    latency,
    requests: rate,
    non2xx,
    errors,
  } = await autocannon({ url, connections, duration, requests });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls failed`);
  return { mean: latency.average, p99: latency.p99, rate: rate.average };
}

/** Takes about 40 seconds. */
export async function run(): Promise<Measurement[]> {
  const real = await startMock({ MOCK_SCALE: '10' });
  const routing = JSON.stringify({ modes: { 'smsLogs.*': 'proxy' } });
  const front = await startMock({ MOCK_REAL_MAIN: `${real.origin}/api/main`, MOCK_ROUTING: routing });
  try {
    const token = await tokenOf(real.origin);
    for (const { origin } of [real, front]) await cannon(origin, token, 2);
    const direct: Awaited<ReturnType<typeof cannon>>[] = [];
    const proxied: typeof direct = [];
    for (let round = 0; round < rounds; round++) {
      direct.push(await cannon(real.origin, token, seconds));
      proxied.push(await cannon(front.origin, token, seconds));
    }
    const drift = await (await fetch(`${front.origin}/__mock/drift`)).json();
    // The best round of each, because other load on the machine can only make a round slower.
    const best = (results: typeof direct) => results.reduce((a, b) => (b.mean < a.mean ? b : a));
    const ratio = best(proxied).mean / best(direct).mean;
    const told = ({ mean, p99, rate }: (typeof direct)[number]) =>
      `${mean.toFixed(1)} ms mean, ${p99} ms p99, ${Math.round(rate)}/s`;
    return [
      {
        name: `proxy over direct, ${connections} connections, sms-logs/list of 10,000 records: mean latency, best of ${rounds} rounds`,
        goal: `${goal}x or less`,
        measured: `${ratio.toFixed(2)}x (${told(best(proxied))}; direct ${told(best(direct))}; ${drift.checked} answers checked)`,
        reached: ratio <= goal && drift.checked > 0 && drift.differing === 0,
      },
    ];
  } finally {
    await Promise.all([real.kill('SIGKILL'), front.kill('SIGKILL')]);
  }
}

if (import.meta.main) {
  for (const { name, goal, measured, reached } of await run())
    console.log(
      `${reached ? 'reached    ' : 'not reached'}  ${name}\n             ${measured}   (goal: ${goal})`,
    );
}
