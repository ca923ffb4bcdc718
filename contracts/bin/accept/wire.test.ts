import { expect, test } from 'vitest';
import { members } from '../../src/areas/members.ts';
import { settings } from '../../src/areas/settings.ts';
import { listen } from '../../testing/run.ts';
import { ok } from '../../testing/smallBackend.ts';
import { Broken } from './broken.ts';
import { bugReport } from './report.ts';
import type { Rule } from './rule.ts';
import { exchange } from './wire.ts';

const rule: Rule = { area: 'members', kind: 'race', says: '', where: 'here', check: async () => undefined };

test('the key of a call is sent and stands in its curl line; a call without one has none', async () => {
  const keys: unknown[] = [];
  const url = await listen((req, res) => {
    keys.push(req.headers['idempotency-key']);
    res.end(JSON.stringify(ok({})));
  });
  const backend = { bases: { main: url, resorts: url, apps: url }, stateUrl: undefined };
  const key = '0A1B2C3D4E5F60718293A4B5C6D7E8F9';
  const keyed = await exchange(backend, members.add, { body: {}, key }, { token: '' });
  const plain = await exchange(backend, settings.get, {}, { token: '' });
  expect(keys).toEqual([key, undefined]);
  const curls = bugReport(rule, new Broken('', ''), [keyed, plain], []).filter((line) =>
    line.startsWith('curl '),
  );
  expect(curls).toEqual([
    `curl -X POST '${url}/members/add?use_request_body=1' -H 'Idempotency-Key: ${key}' -H 'content-type: application/json' -d '{"data":{}}'`,
    `curl -X POST '${url}/settings/get?use_request_body=1' -H 'content-type: application/json' -d '{}'`,
  ]);
});

test('a body of megabytes is cut in the curl line of a report', async () => {
  const url = await listen((_req, res) => void res.end(JSON.stringify(ok({}))));
  const backend = { bases: { main: url, resorts: url, apps: url }, stateUrl: undefined };
  const said = await exchange(backend, members.add, { body: { remark: 'a'.repeat(5_000) } }, { token: '' });
  const [line] = bugReport(rule, new Broken('', ''), [said], []).filter((one) => one.startsWith('curl '));
  expect(line).toMatch(/a… \(1022 more characters\)'$/);
});
