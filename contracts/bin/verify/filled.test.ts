import { expect, it } from 'vitest';
import { filled, type Sent } from './filled.ts';
import { committedPacts, readPacts } from './pactFiles.ts';

/** In an expression `<id>` stands for the value of that name. */
const state = (text: string) => ({
  expression: text.replace(/<(\w+)>/g, (_, name) => `\${${name}}`),
  type: 'ProviderState',
});
const body = Buffer.from('{"data":{"version":1,"rooms":[{"id":"3"},{"id":"4"}]}}');
const sent = { address: '/api/main/rooms/update/3?token=EXAMPLE&name=%E9%85%92%20a', body };
const generators = {
  path: state('/api/main/rooms/update/<id>'),
  query: { token: state('<token>') },
  body: { '$.data.version': state('<version>'), '$.data.rooms[1].id': state('<id>') },
};
const textOf = ({ address, body: content }: Sent) => [address, content.toString()];

it('puts what states answered into path, query and body, and leaves the rest as it is', () => {
  expect(textOf(filled(sent, generators, { id: '12', token: 'a&b', version: 5 }))).toEqual([
    '/api/main/rooms/update/12?token=a%26b&name=%E9%85%92%20a',
    '{"data":{"version":5,"rooms":[{"id":"3"},{"id":"12"}]}}',
  ]);
});

it('where a value is missing the example stays', () => {
  expect(textOf(filled(sent, generators, { token: 'T', id: null }))).toEqual([
    '/api/main/rooms/update/3?token=T&name=%E9%85%92%20a',
    body.toString(),
  ]);
  expect(filled(sent, undefined, { id: '12' })).toEqual(sent);
});

it('a place that the body does not have is not made', () => {
  const elsewhere = { body: { '$.data.floors[0].id': state('<id>'), '$.data.name': state('<id>') } };
  expect(textOf(filled(sent, elsewhere, { id: '12' }))).toEqual(textOf(sent));
});

it('the pacts have no other generators, and bodies of JSON only', () => {
  for (const { request } of readPacts(committedPacts()).flatMap(({ interactions }) => interactions)) {
    const {
      path,
      query = {},
      body: inBody = {},
      ...others
    } = (request.generators ?? {}) as Record<string, Record<string, { type: string }>>;
    expect(Object.keys(others)).toEqual([]);
    const all = [...(path ? [path] : []), ...Object.values(query), ...Object.values(inBody)];
    expect(all.map(({ type }) => type).filter((type) => String(type) !== 'ProviderState')).toEqual([]);
    if (Object.keys(inBody).length > 0) expect(request.body?.contentType).toBe('application/json');
  }
});
