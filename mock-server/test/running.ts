import type { AddressInfo } from 'node:net';
import { auth } from '#contracts/areas/auth.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { type AnyEndpoint, fillPath, mayAnswer } from '#contracts/endpoint.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { idempotencyHeader } from '#contracts/idempotency.ts';
import { type AppOptions, createApp } from '#mock/bindings/express.ts';
import { createHttpServer } from '#mock/bindings/httpServer.ts';
import { createControl } from '#mock/control/control.ts';
import { type PersonaName, personaIds } from '#mock/control/personas.ts';
import { createReal, type RealOptions } from '#mock/routing/real.ts';
import { demoPassword } from '#mock/seed/users.ts';
import type { Store } from '#mock/store/store.ts';
import { createMock, type Mock, type MockOptions } from '#mock/wire/mock.ts';
import { testMoment } from '../../contracts/testing/moment.ts';

export interface Answer<D = unknown> {
  http: number;
  envelope: Envelope<D>;
}

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** `Idempotency-Key`. */
  key?: string;
}

/** Everything in a store as text: equal text, equal state. */
export const dump = (store: Store, leaveOut: string[] = []) =>
  JSON.stringify(
    store.names
      .filter((name) => !leaveOut.includes(name))
      .map((name) => [name, store.collection(name)?.rows()]),
  );

export const mobileOf = (id: string) => `199000000${id.padStart(2, '0')}`;

/**
 * A mock behind real HTTP on a free port, and the calls of a well-behaved console. Its clock stands at the moment of the tests;
 * `fixedNow` is another one, `fixedNow: undefined` lets it run. `options.mock` is one that was made before, which costs
 * nothing; it goes back to its seed.
 */
export async function startMock(
  options: MockOptions & Partial<AppOptions> & RealOptions & { mock?: Mock } = {},
) {
  const mock = options.mock ?? createMock({ fixedNow: testMoment, ...options });
  if (options.mock) mock.rewind();
  const control = createControl(mock);
  const real = createReal(mock, options);
  const server = createHttpServer(createApp(mock, control, { controlOpen: true, real, ...options }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const post = async (path: string, json: unknown) => {
    const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(json) });
    return { http: response.status, json: (await response.json()) as Record<string, unknown> };
  };

  /** The raw way: any method, path below /api/ and body. */
  const send = async <D = unknown>(
    method: string,
    path: string,
    body?: string,
    key?: string,
  ): Promise<Answer<D>> => {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      ...(body !== undefined && { body }),
      ...(key !== undefined && { headers: { [idempotencyHeader]: key } }),
    });
    return { http: response.status, envelope: (await response.json()) as Envelope<D> };
  };

  /** As the definition says: token, query and the right wrapper. @throws Error for a refusal that the definition does not declare */
  const call = async <D = unknown>(
    endpoint: AnyEndpoint,
    token: string,
    { params = {}, query = {}, body, key }: Input = {},
  ) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    if (token) search.set('token', token);
    const payload = endpoint.travel === 'data' ? { data: body ?? {} } : (body ?? {});
    const text = endpoint.travel.endsWith('orm')
      ? `${new URLSearchParams(body as Record<string, string>)}`
      : JSON.stringify(payload);
    const answer = await send<D>(
      endpoint.method,
      `${endpoint.base}/${fillPath(endpoint.path, params)}?${search}`,
      endpoint.method === 'GET' ? undefined : text,
      key,
    );
    const { status, message } = answer.envelope;
    if (answer.http === 200 && !mayAnswer(endpoint, status))
      throw new Error(`${endpoint.name} does not declare the error ${status} (${message}).`);
    return answer;
  };

  /** The login in two steps, for real. */
  const login = async (mobile: string, password = demoPassword) => {
    const { envelope } = await call<{ code: string }>(auth.createByMobile, '', { body: { mobile } });
    const { code } = envelope.data;
    const credential = loginCredential(passwordHash(password), code);
    return {
      code,
      credential,
      ...(await call<{ token: string }>(auth.login, '', { body: { mobile, code, credential } })),
    };
  };

  const tokenOf = async (persona: PersonaName) =>
    (await login(mobileOf(personaIds[persona]))).envelope.data.token;

  return {
    mock,
    control,
    real,
    origin,
    post,
    send,
    call,
    login,
    tokenOf,
    /** What differs from the seed, as text: cheap, but blind to a row that was changed behind the store's back. */
    changes: () => JSON.stringify(mock.changes()),
    /** The whole state as text. Of the many days of the calendars, those that differ from the seed. */
    dump: (...leaveOut: string[]) =>
      dump(mock.store, [...leaveOut, 'priceStocks']) +
      JSON.stringify(mock.changes().filter(({ collection }) => collection === 'priceStocks')),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Running = Awaited<ReturnType<typeof startMock>>;
