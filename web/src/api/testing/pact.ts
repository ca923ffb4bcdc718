import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect, inject, test, vi } from 'vitest';
import { type AnyEndpoint, fillPath } from '#contracts/endpoint.ts';
import { type Status, status } from '#contracts/envelope.ts';
import { coreOf, defOf } from '#contracts/forms/fieldInfo.ts';
import { isRead } from '#contracts/reads.ts';
import { statusWords } from '#contracts/statusWords.ts';
import { shippedUploadSecret } from '#contracts/uploadSignature.ts';
import { sentences } from '#contracts/words.ts';
import { type CallInput, call } from '../client.ts';
import { setConfig } from '../config.ts';
import { useSession } from '../session.ts';

/**
 * Consumer contract tests: `succeeds(endpoint, case, …)` and `isRefused(endpoint, case, …)` each write one interaction. The request is derived from
 * the endpoint's definition and sent by the console's real client, so Pact's mock server receives what a backend would receive. A request is pinned
 * exactly, a response as far as screens read it.
 */

type Matcher<T> = MatchersV3.Matcher<T>;

/** A value of which any part may come from the provider state. */
type Template<T> = T extends object ? { [K in keyof T]: Template<T[K]> } : T | Matcher<NonNullable<T>>;

export type Persona =
  | 'superAdmin'
  | 'platformAdmin'
  | 'finance'
  | 'operator'
  | 'support'
  | 'estateManager'
  | 'consultant'
  | 'merchantManager'
  | 'frontDesk'
  | 'companyAdmin';

export type State = string | [name: string, params: Record<string, string | number>];

interface Arrangement<E extends AnyEndpoint> {
  /** The persona that calls. Absent: nobody is signed in. */
  as?: Persona | 'somebody whose token has expired';
  /** Further provider states, in this order. */
  given?: State[];
  input: Template<CallInput<E>>;
}

interface Success<E extends AnyEndpoint> extends Arrangement<E> {
  /** The fields that the screens read from the response; when left out, of a change what `changed` says. */
  data?: unknown;
}

interface Refusal<E extends AnyEndpoint> extends Arrangement<E> {
  status: Status;
  /** The message, if the specification fixes it; otherwise any message is accepted, but there has to be one. */
  says?: string;
  /** The field that the form marks, as a dotted path. */
  field?: string;
  /** Further data of the response that the screens read. */
  data?: object;
}

const { integer } = MatchersV3;

/** `${name}` in the expression stands for a value of the provider state; the console has to send the value of the example. */
const injected = <T extends string | number>(expression: string, example: T) => ({
  ...MatchersV3.fromProviderState(expression, example),
  'pact:matcher:type': 'equality',
});
/** A value that the provider state answers under this name. */
export const fromState = <T extends string | number>(name: string, example: T): Matcher<T> =>
  injected(`\${${name}}`, example);

/** A code of an enumeration; the screens know only these codes. For a flag 1 and 0. */
export const oneOf = (...codes: number[]) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'integer' },
    { 'pact:matcher:type': 'regex', regex: `^(${codes.join('|')})$` },
  ],
  value: codes[0],
});

/** A text that matches a pattern. Pact's own `regex` alone would also accept a number and null. */
export const regex = (pattern: string, example: string) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }],
  value: example,
});

/** Wire time, which the screens compare and shorten as text. */
export const time = (example = '2026-01-31 09:30:00') =>
  regex('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', example);
export const filledText = (example: string) => regex('^.*\\S.*$', example);
export const id = (example = '3') => regex('^\\S+$', example);

/** A page with rows. */
export const rows = (row: object) => ({ count: integer(1), list: MatchersV3.eachLike(row) });
/** A list that contains each of these rows in any place. */
export const someRows = (...variants: object[]) => ({
  count: integer(variants.length),
  list: { ...MatchersV3.arrayContaining(...variants), value: variants },
});
/** The response for which the screen shows an empty table or 无数据. */
export const noRows = { count: 0, list: [] };

const exampleToken = 'EXAMPLE0TOKEN0OF032CHARACTERS000';
export const uploadSecret = shippedUploadSecret;

/** The example message of a status. If the messages of a status differ from case to case, one of them. */
const exampleOf = (code: Status) =>
  code === status.loginFailed ? sentences.accountLocked : statusWords[code].sentence;

// Ending the session uses the browser's storage.
vi.stubGlobal('localStorage', { removeItem: () => undefined });

/** The call is answered with status 1 and the data; the client returns the data unchanged. */
export function succeeds<E extends AnyEndpoint>(
  endpoint: E,
  words: string,
  { data = changed(endpoint), ...arrangement }: Success<E>,
) {
  const body = { status: status.ok, ...(data !== undefined && { data }) };
  interaction(endpoint, words, arrangement, body, async (answer) => {
    expect(await answer).toEqual(data === undefined ? undefined : MatchersV3.reify(data));
  });
}

/** What is pinned of every change that answers a record: which one it is, and its version. */
function changed(endpoint: AnyEndpoint): object | undefined {
  const { shape = {} } = defOf(coreOf(endpoint.data));
  const pins = { ...('id' in shape && { id: id() }), ...('version' in shape && { version: integer(2) }) };
  return isRead(endpoint) || Object.keys(pins).length === 0 ? undefined : pins;
}

/** The call is answered with a business error; the client throws it with everything that a form needs. */
export function isRefused<E extends AnyEndpoint>(
  endpoint: E,
  words: string,
  { status: code, says, field, data, ...arrangement }: Refusal<E>,
) {
  const fixed = says ?? (code === status.tokenExpired ? sentences.tokenExpired : undefined);
  const message = fixed ?? exampleOf(code);
  const body = {
    status: code,
    message: fixed ?? filledText(message),
    ...((field || data) && { data: { ...data, ...(field && { field }) } }),
  };
  interaction(endpoint, words, arrangement, body, async (answer) => {
    await expect(answer).rejects.toMatchObject({ status: code, message, field });
    if (code === status.tokenExpired)
      expect(useSession.getState()).toMatchObject({ token: '', ended: 'expired' });
  });
}

function interaction<E extends AnyEndpoint>(
  endpoint: E,
  words: string,
  { as, given = [], input }: Arrangement<E>,
  answer: object,
  check: (result: Promise<unknown>) => Promise<void>,
) {
  const description = `${endpoint.name}: ${words}`;
  const parts = input as Parts;
  test(description, async () => {
    const dir = mkdtempSync(join(inject('pactPieces'), 'piece-'));
    const pact = new PactV4({
      consumer: 'meimei-console',
      provider: 'meimei-backend',
      dir,
      logLevel: 'error',
    });
    const builder = pact.addInteraction().uponReceiving(description);
    for (const state of [...signIn(as), ...given]) {
      if (typeof state === 'string') builder.given(state);
      else builder.given(...state);
    }
    await builder
      .withRequest(endpoint.method, pathOf(endpoint, parts), (request) => {
        request.query(queryOf(endpoint, parts, as !== undefined));
        addBody(request, endpoint, parts);
      })
      .willRespondWith(200, (response) => response.jsonBody(answer))
      .executeTest(async ({ url }) => {
        const bases = {
          main: url + prefix('main'),
          resorts: url + prefix('resorts'),
          apps: url + prefix('apps'),
        };
        setConfig({
          bases,
          uploadSecret,
          language: 'zh',
          title: '',
          imageUpload: 'images',
          idempotencyKeys: false,
          demo: false,
        });
        useSession.setState({ token: as ? exampleToken : '', ended: undefined });
        await check(call(endpoint, MatchersV3.reify(input) as CallInput<E>));
      });
  });
}

const prefix = (base: string) => `/api/${base}`;

function signIn(as: Arrangement<AnyEndpoint>['as']): State[] {
  if (!as) return ['not signed in'];
  return as === 'somebody whose token has expired'
    ? ['a token has expired']
    : [['signed in', { persona: as }]];
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

function pathOf({ base, path }: AnyEndpoint, { params = {} }: Parts): string | Matcher<string> {
  const example = `${prefix(base)}/${fillPath(path, MatchersV3.reify(params))}`;
  const expression = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] as string | { expression: string };
    return typeof value === 'string' ? encodeURIComponent(value) : value.expression;
  });
  return path.includes('{') ? injected(`${prefix(base)}/${expression}`, example) : example;
}

/** Decision 4: the token with every call except the signed upload, and `use_request_body` with every POST. */
function queryOf(endpoint: AnyEndpoint, { query = {} }: Parts, signedIn: boolean) {
  const parts = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? value : String(value),
  ]);
  const common =
    endpoint.travel === 'form'
      ? {}
      : {
          ...(signedIn && { token: fromState('token', exampleToken) }),
          ...(endpoint.method === 'POST' && { use_request_body: '1' }),
        };
  return { ...Object.fromEntries(parts), ...common };
}

type RequestBuilder = Parameters<
  NonNullable<Parameters<ReturnType<PactV4['addInteraction']>['withRequest']>[2]>
>[0];

/** Decision 3. A POST without input sends `{}` as its data. */
function addBody(request: RequestBuilder, { method, travel }: AnyEndpoint, { body = {} }: Parts) {
  if (method === 'GET') return;
  if (travel === 'data') request.jsonBody({ data: body });
  else if (travel !== 'form' && travel !== 'signedForm') request.jsonBody(body);
  else {
    const form = new URLSearchParams(body as Record<string, string>).toString();
    request.body('application/x-www-form-urlencoded', Buffer.from(form));
    // Without these rules Pact would compare the values by the file type that they look like.
    const rules = Object.keys(body).map((name) => ({ path: `$.${name}`, rules: [MatchersV3.equal('')] }));
    request.matchingRules({ body: rules });
  }
}
