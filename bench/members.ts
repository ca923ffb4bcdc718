/**
 * 100,000 members, of whom 20,000 have paid orders: the list by part of a mobile, grade, two labels and a span of spend, sorted by spend; labels given to 500 and
 * taken again; what a change of a grade would mean. One client, medians. Goals: issue 13. `node bench/members.ts` prints the figures.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#mock/bindings/express.ts';
import { createControl } from '#mock/control/control.ts';
import { addMember } from '#mock/members/newMember.ts';
import { createReal } from '#mock/routing/real.ts';
import { createMock, type Mock } from '#mock/wire/mock.ts';
import type { Measurement } from './measurement.ts';
import { median, tokenOf } from './system.ts';

const count = 100_000;
const buyers = 20_000;

function fill({ store }: Mock): void {
  const orders = store.orders
    .all()
    .filter(({ payPrice, payTime }) => payPrice > 0 && !payTime.startsWith('1970'));
  const labels = store.memberLabels.all().map(({ id }) => id);
  const grades = store.memberGrades.all().map(({ id }) => id);
  for (let at = store.members.all().length; at < count; at++) {
    const { id } = addMember(store, {
      name: `会员${at}`,
      mobile: `1999${String(at).padStart(7, '0')}`,
      gradeId: grades[at % grades.length] ?? '',
      labelIds: labels.filter((_, nth) => at % (nth + 2) === 0),
    });
    if (at % (count / buyers) !== 0) continue;
    const { id: _id, ...order } = structuredClone(orders[at % orders.length] as (typeof orders)[number]);
    store.orders.insert({
      ...order,
      memberId: id,
      orderNo: `${order.orderNo}${at}`,
      payNo: `${order.payNo}${at}`,
    });
  }
}

export async function run(): Promise<Measurement[]> {
  const mock = createMock();
  fill(mock);
  const server = createServer(
    createApp(mock, createControl(mock), { controlOpen: true, real: createReal(mock) }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/main`;
  const token = await tokenOf(url.replace('/api/main', ''));
  const get = async (path: string) =>
    (await fetch(`${url}/${path}&token=${token}`)).json() as Promise<Answer>;
  const post = async (path: string, body: object) =>
    (
      await fetch(`${url}/${path}?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<Answer>;

  let found = 0;
  const list = await timed(40, async () => {
    const { data } = await get(
      'members/list?keyword=1999&gradeId=2&labelIds=1,2&consumeMin=1&consumeMax=90000000&sort=consumeAmount&direction=desc&limit=10',
    );
    found = data.count ?? 0;
    if (data.list?.length !== 10) throw new Error('the list has no ten rows');
  });
  const ids = mock.store.members
    .all()
    .slice(-500)
    .map(({ id }) => id);
  let give = 1;
  const batch = await timed(20, async () => {
    const rows = (await post('members/batch-label', { data: { ids, labelIds: ['1'], give } }))
      .data as unknown as {
      status: number;
    }[];
    if (rows.length !== 500 || rows.some(({ status }) => status !== 1))
      throw new Error('not all have got the label');
    give = 1 - give;
  });
  const { data: grade } = await post('member-grades/get/3', {});
  const {
    id: _id,
    version: _version,
    actions: _actions,
    logs: _logs,
    ...form
  } = grade as unknown as Record<string, unknown>;
  const preview = await timed(10, async () => {
    const { status, message } = (await post('member-grades/preview', {
      data: { ...form, id: '3' },
    })) as unknown as {
      status: number;
      message: string;
    };
    if (status !== 1) throw new Error(`the preview is refused: ${message}`);
  });
  server.closeAllConnections();
  server.close();
  const figure = (name: string, goal: number, ms: number): Measurement => ({
    name,
    goal: `${goal} ms or less`,
    measured: `${ms.toFixed(1)} ms`,
    reached: ms <= goal,
  });
  return [
    figure(
      `member list of 100,000: mobile part, grade, two labels, spend (${found} found), sorted by spend: median`,
      60,
      list,
    ),
    figure('labels of 500 members, given or taken: median', 200, batch),
    figure('what a change of a grade means for 100,000 members: median', 500, preview),
  ];
}

interface Answer {
  data: { count?: number; list?: unknown[] };
}

/** Median in milliseconds, after a few calls that warm the server up. */
async function timed(times: number, work: () => Promise<void>): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times + 5; at++) {
    const began = performance.now();
    await work();
    if (at >= 5) taken.push(performance.now() - began);
  }
  return median(taken);
}

if (import.meta.main) console.table(await run());
