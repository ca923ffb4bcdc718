import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PersonaName } from '#mock/control/personas.ts';
import { asking } from './asking.ts';
import { type Running, startMock } from './running.ts';

type Options = Parameters<typeof startMock>[0];

/** A mock that runs while the tests of a file (or of a `describe`) do. */
export function mockOfFile(options?: Options): Running {
  const mock = {} as Running;
  beforeAll(async () => void Object.assign(mock, await startMock(options)));
  afterAll(() => mock.stop());
  return mock;
}

/** One that is at its seed before each test. */
export function seededMock(options?: Options): Running {
  const mock = mockOfFile(options);
  beforeEach(() => mock.mock.rewind());
  return mock;
}

/** One at its seed where somebody is signed in, who makes the calls of `does` and `refuses`. */
export function mockFor(persona: PersonaName, options?: Options) {
  const mock = Object.assign(seededMock(options), { token: '' });
  beforeEach(async () => {
    mock.token = await mock.tokenOf(persona);
  });
  return { mock, ...asking(mock, () => mock.token) };
}
