import { beforeAll, expect, it } from 'vitest';
import { allEndpoints } from '#contracts/areas.ts';
import { type AnyEndpoint, fillPath } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { sentences } from '#contracts/words.ts';
import { mockOfFile } from './mockFor.ts';

/** Decision 3: which calls take their body inside `data`, and what the others are told. Nothing is read before that. */

const mock = mockOfFile();
let tokens: Record<'merchant' | 'company' | 'system', string>;
let before: string;
beforeAll(async () => {
  tokens = {
    merchant: await mock.tokenOf('merchantManager'),
    company: await mock.tokenOf('companyAdmin'),
    system: await mock.tokenOf('superAdmin'),
  };
  before = mock.dump();
});

const units = { merchant: '2', company: '1', system: '0' };

/** What the mock answers to a body that is sent as it stands. */
const told = async ({ method, base, path, access }: AnyEndpoint, body: string) => {
  const who = access.scope ?? 'system';
  const filled = fillPath(path, { belongId: units[who], id: '1' });
  // A query that is right: what is wrong with it would be told first.
  const signature = path === 'images/upload' ? `&timestamp=1&sign=${'0'.repeat(32)}` : '';
  const { http, envelope } = await mock.send(
    method,
    `${base}/${filled}?token=${tokens[who]}${signature}`,
    body,
  );
  return [http, envelope.status, envelope.message];
};

const saves = allEndpoints.filter(({ travel }) => travel === 'data');
const others = allEndpoints.filter(({ method, travel }) => method === 'POST' && travel !== 'data');
const named = (endpoints: AnyEndpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

it.each(named(saves))('%s without the data wrapper is told that it is expected', async (_, endpoint) => {
  for (const body of ['', '{}', '{"id":"1"}', '{"data":null}', '{"data":[]}', '{"data":{},"more":1}', '[]'])
    expect([body, ...(await told(endpoint, body))]).toEqual([
      ...[body, 200, status.invalid],
      sentences.wrapperExpected,
    ]);
});

it.each(named(others))('%s inside a data wrapper is told that it is not expected', async (_, endpoint) => {
  for (const body of ['{"data":{}}', '{"data":{"id":"1"}}', '{"data":null}'])
    expect([body, ...(await told(endpoint, body))]).toEqual([
      ...[body, 200, status.invalid],
      sentences.wrapperUnexpected,
    ]);
});

it('none of it changed anything', () => expect(mock.dump()).toBe(before));
