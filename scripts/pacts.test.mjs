import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { comparePacts, regeneratePacts } from './pacts.mjs';

const login = {
  description: 'a login',
  request: { method: 'POST', path: '/auth/login' },
  response: { status: 200 },
};
const banners = {
  description: 'a list of banners',
  providerStates: [{ name: 'banners exist' }],
  response: { status: 200 },
};
const pact = (...interactions) => ({
  consumer: { name: 'console' },
  interactions,
  metadata: { version: '4.0' },
});

describe('comparePacts', () => {
  test('neither the order of interactions nor that of keys is a difference', () => {
    const turned = {
      response: { status: 200 },
      request: { path: '/auth/login', method: 'POST' },
      description: 'a login',
    };
    expect(comparePacts({ 'a.json': pact(login, banners) }, { 'a.json': pact(banners, turned) })).toEqual([]);
  });

  test('names what is new, gone and changed', () => {
    const changed = { ...login, response: { status: 201 } };
    const other = { ...banners, providerStates: [{ name: 'no banners exist' }] };
    expect(comparePacts({ 'a.json': pact(login, banners) }, { 'a.json': pact(changed, other) })).toEqual([
      'a.json: the interaction "a list of banners" given banners exist is no longer written by a test',
      'a.json: the interaction "a list of banners" given no banners exist is new',
      'a.json: the interaction "a login" changed',
    ]);
    expect(comparePacts({ 'a.json': pact() }, { 'b.json': pact() })).toEqual([
      'a.json: no longer written by a test',
      'b.json: new, not committed yet',
    ]);
  });

  test('the version of the format is a difference, those of the tools are not', () => {
    const by = (tool, format) => ({
      ...pact(login),
      metadata: { 'pact-js': { version: tool }, pactSpecification: { version: format } },
    });
    expect(comparePacts({ 'a.json': by('17', '4.0') }, { 'a.json': by('18', '4.0') })).toEqual([]);
    expect(comparePacts({ 'a.json': by('17', '4.0') }, { 'a.json': by('17', '5.0') })).toEqual([
      'a.json: the metadata changed',
    ]);
  });
});

describe('regeneratePacts', () => {
  let pacts;
  let aside;
  const write = (name, content) => writeFileSync(join(pacts, name), JSON.stringify(content));
  const read = (name) => JSON.parse(readFileSync(join(pacts, name), 'utf8'));

  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
    pacts = join(folder, 'pacts');
    aside = join(folder, 'aside');
    mkdirSync(pacts);
    write('a.json', pact(login, banners));
  });

  afterEach(() => rmSync(join(pacts, '..'), { recursive: true, force: true }));

  test('the tests start with an empty folder, and the same content gives the committed bytes back', async () => {
    const before = readFileSync(join(pacts, 'a.json'), 'utf8');
    const differences = await regeneratePacts(pacts, aside, () => {
      expect(readdirSync(pacts)).toEqual([]);
      write('a.json', pact(banners, login));
      return true;
    });
    expect(differences).toEqual([]);
    expect(readFileSync(join(pacts, 'a.json'), 'utf8')).toBe(before);
    expect(existsSync(aside)).toBe(false);
  });

  test('what differs stays, to be looked at', async () => {
    const differences = await regeneratePacts(pacts, aside, () => {
      write('a.json', pact(login));
      return true;
    });
    expect(differences).toHaveLength(1);
    expect(read('a.json')).toEqual(pact(login));
  });

  test('failed tests and crashes put the committed pacts back', async () => {
    await regeneratePacts(pacts, aside, () => {
      write('b.json', pact());
      return false;
    });
    expect(readdirSync(pacts)).toEqual(['a.json']);
    const crash = regeneratePacts(pacts, aside, () => Promise.reject(new Error('crash')));
    await expect(crash).rejects.toThrow('crash');
    expect(read('a.json')).toEqual(pact(login, banners));
  });

  test('pacts set aside by a run that was killed are put back first', async () => {
    mkdirSync(aside);
    writeFileSync(join(aside, 'a.json'), JSON.stringify(pact(banners)));
    await regeneratePacts(pacts, aside, () => false);
    expect(read('a.json')).toEqual(pact(banners));
  });
});
