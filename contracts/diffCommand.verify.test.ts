import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesBetween, stepOf } from './bin/diff/compare.ts';
import { resolved } from './bin/diff/resolved.ts';
import { openApiDocument } from './src/openapi/document.ts';
import { run } from './testing/run.ts';

/** `npm run contracts:diff`: which changes it sees, whom they break, and the exit code. */

// biome-ignore lint/suspicious/noExplicitAny: a document that is changed field by field
type Json = any;
/** Each place on its own, so that a change of one call changes no other. */
const copy = (): Json => JSON.parse(JSON.stringify(resolved(JSON.parse(JSON.stringify(openApiDocument())))));
const update = (document: Json): Json => document.paths['/merchants/update/{id}'].post;
const form = (document: Json): Json =>
  update(document).requestBody.content['application/json'].schema.properties.data;
const answer = (document: Json): Json =>
  update(document).responses['200'].content['application/json'].schema.oneOf[0].properties.data;

/** What the comparison says of one change. */
function said(change: (document: Json) => void) {
  const to = copy();
  change(to);
  const changes = changesBetween(copy(), to);
  return {
    changes: changes.map(({ of, at, what, breaks }) => [of, at, what, breaks]),
    step: stepOf(changes),
  };
}

test.each([
  [
    'a field that has to be sent',
    (to: Json) => {
      form(to).properties.note = { type: 'string' };
      form(to).required.push('note');
    },
    'request.note',
    'new field that has to be sent',
    'both',
  ],
  [
    'a removed answer',
    (to: Json) => {
      delete answer(to).properties.creditCode;
    },
    'answer.creditCode',
    'field removed',
    'console',
  ],
  [
    'a narrowed length',
    (to: Json) => {
      form(to).properties.name.maxLength = 20;
    },
    'request.name',
    'maxLength 20 instead of 50',
    'console',
  ],
  [
    'a widened length',
    (to: Json) => {
      form(to).properties.name.maxLength = 80;
    },
    'request.name',
    'maxLength 80 instead of 50',
    'backend',
  ],
  [
    'another right',
    (to: Json) => {
      update(to)['x-rights'] = [{ name: 'manageMember' }];
    },
    'rights',
    'needs manageMember instead of manageMerchant',
    'both',
  ],
  [
    'another type',
    (to: Json) => {
      answer(to).properties.version.type = 'string';
    },
    'answer.version',
    'type "string" instead of "integer"',
    'both',
  ],
])('%s is a break', (_, change, at, what, breaks) => {
  const { changes, step } = said(change);
  expect(changes).toContainEqual(['merchants.update', at, what, breaks]);
  expect(step).toBe(breaks === 'backend' ? 'minor' : 'major');
});

test('what may be left out, and another refusal, break nobody', () => {
  const { changes, step } = said((to) => {
    answer(to).properties.note = { type: 'string' };
    update(to)['x-errors'].push({ status: -1010 });
  });
  expect(changes).toEqual([
    ['merchants.update', 'errors', 'may be refused with -1010', 'nobody'],
    ['merchants.update', 'answer.note', 'new field', 'nobody'],
  ]);
  expect(step).toBe('patch');
});

test('what is inside a record that may be null is seen', () => {
  const { changes, step } = said((to) => {
    const { data } =
      to.paths['/estates/get/{id}'].post.responses['200'].content['application/json'].schema.oneOf[0]
        .properties;
    delete data.properties.saleInfo.anyOf[0].properties.saleStatus;
  });
  expect(changes).toEqual([['estates.get', 'answer.saleInfo.saleStatus', 'field removed', 'console']]);
  expect(step).toBe('major');
});

test('another content type, a missing parameter of the address and a call that goes away are seen', () => {
  const { changes } = said((to) => {
    const { content } = update(to).requestBody;
    update(to).requestBody.content = { 'text/plain': content['application/json'] };
    update(to).parameters = update(to).parameters.filter((one: Json) => one.in !== 'path');
    update(to).deprecated = true;
    update(to)['x-deprecated'] = { since: '2.1.0', until: '3.0.0', instead: 'merchants.save' };
  });
  expect(changes).toEqual([
    ['merchants.update', '', 'is deprecated, goes away in 3.0.0: use merchants.save', 'nobody'],
    ['merchants.update', 'request', 'content type text/plain instead of application/json', 'both'],
    ['merchants.update', 'path.id', 'is gone', 'both'],
  ]);
});

test('a pattern that takes more is told from another one by the examples of the calls', () => {
  const wider = '^(1\\d{10}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$';
  // The committed document has the examples of the pact.
  const from: Json = JSON.parse(readFileSync('contracts/openapi.json', 'utf8'));
  const to = resolved(structuredClone(from));
  const { content } = to.paths['/merchants/add'].post.requestBody;
  const { properties } = content['application/json'].schema.properties.data;
  properties.contactPhone = { ...properties.contactPhone, pattern: wider };
  expect(changesBetween(from, to).map(({ of, at, breaks }) => [of, at, breaks])).toEqual([
    ['merchants.add', 'request.contactPhone', 'backend'],
  ]);
});

test('a new call breaks old backends, a removed one old consoles', () => {
  const to = copy();
  delete to.paths['/settings/get'];
  expect(changesBetween(copy(), to)).toMatchObject([{ of: 'settings.get', breaks: 'console' }]);
  expect(changesBetween(to, copy())).toMatchObject([{ of: 'settings.get', breaks: 'backend' }]);
});

test('the command compares a file with the definitions, in three forms, and says by its exit code whether something breaks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [same, older] = [join(folder, 'same.json'), join(folder, 'older.json')];
  writeFileSync(same, JSON.stringify(openApiDocument()));
  const before: Json = JSON.parse(JSON.stringify(openApiDocument()));
  delete before.paths['/settings/get'];
  writeFileSync(older, JSON.stringify(before));
  const equal = await run('diff', ['--from', same]);
  expect([equal.out, equal.code]).toEqual(['0 changes, of which 0 break something: the version stays\n', 0]);
  const text = await run('diff', ['--from', older]);
  expect(text.out).toContain('settings.get\n  ! new call POST /api/main/settings/get: breaks old backends');
  expect(text.code).toBe(1);
  const markdown = await run('diff', ['--from', older, '--as', 'markdown']);
  expect(markdown.out).toContain('| `settings.get` |');
  const json = await run('diff', ['--from', older, '--as', 'json']);
  expect(JSON.parse(json.out)).toMatchObject({
    step: 'minor',
    changes: [{ of: 'settings.get', breaks: 'backend' }],
  });
}, 300_000);

test('a file is named from where npm was called', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-called-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'mine.json'), '{"openapi":"3.1.0","paths":{}}');
  const called = { INIT_CWD: folder, npm_lifecycle_event: 'contracts:diff' };
  const { err, code } = await run('diff', ['--from', 'mine.json', '--to', 'mine.json'], called);
  expect([err, code]).toEqual(['', 0]);
});

test.each([
  [[], /^Give --from/],
  [['--from', 'no-such-commit'], /^no-such-commit is neither a file/],
  [['--from', 'package.json'], /^package.json is no OpenAPI document/],
  [['--from', 'HEAD', '--as', 'verse'], /^There is no form verse/],
])('a command line that cannot be used is said in a sentence: %j', async (args, words) => {
  const { err, code } = await run('diff', args);
  expect(err).toMatch(words);
  expect(code).toBe(2);
});

test.each([
  ['null', /is no OpenAPI document: it has no paths\./],
  ['{"paths":null}', /is no OpenAPI document: it has no paths\./],
  ['{"paths":[]}', /is no OpenAPI document: it has no paths\./],
  [
    '{"openapi":"3.0.3","paths":{}}',
    /is in OpenAPI 3\.0\.3, .*: use the file openapi\.json, which is in 3\.1\./,
  ],
  ['{"paths":{}}', /is in OpenAPI of no stated version, /],
  ['{"openapi":"3.1.0","paths":{"/x":{"get":{"parameters":7}}}}', /^The two versions cannot be compared: /],
])('a document that cannot be compared ends with 2, and not as a break does: %s', async (text, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-broken-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'broken.json');
  writeFileSync(file, text);
  const { out, err, code } = await run('diff', ['--from', file, '--to', file]);
  expect(err).toMatch(words);
  expect([out, code]).toEqual(['', 2]);
});

test('a filter that goes away is told once, with what to use instead', () => {
  const { changes } = said((to) => {
    const { parameters } = to.paths['/merchants/list'].get;
    const leaving = { since: '2.1.0', until: '3.0.0', instead: 'keyword' };
    const filter = parameters.find(({ name }: Json) => name === 'name');
    Object.assign(filter, { deprecated: true, 'x-deprecated': leaving });
  });
  expect(changes).toEqual([
    ['merchants.list', 'query.name', 'is deprecated, goes away in 3.0.0: use keyword', 'nobody'],
  ]);
});

test('only the methods of a path are calls, and one without a name is named by its address', () => {
  const from: Json = {
    paths: {
      '/rooms/{id}': {
        summary: 'A room.',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: {},
      },
      '/none': null,
    },
  };
  const to = structuredClone(from);
  to.paths['/rooms/{id}'].post = {};
  delete to.paths['/rooms/{id}'].parameters;
  expect(changesBetween(from, to)).toMatchObject([
    { of: 'GET /rooms/{id}', at: 'path.id', what: 'is gone' },
    { of: 'POST /rooms/{id}', what: 'new call POST /rooms/{id}' },
  ]);
});
