import type * as z from 'zod/mini';
import { type BelongType, belongType } from './enums.ts';
import { type Status, status } from './envelope.ts';
import type { Deprecation } from './forms/fieldInfo.ts';
import type { RightName } from './rights/rights.ts';

/** The three configurable prefixes of the specification's section 7. */
export type ApiBase = 'main' | 'resorts' | 'apps';

/**
 * How a body travels: `data` = JSON `{"data": {…}}` (form saves), `plain` = bare JSON,
 * `form` = form-encoded without token, `signedForm` = form-encoded with token, `none` = no body (GET).
 */
type BodyTravel = 'data' | 'plain' | 'form' | 'signedForm' | 'none';

/**
 * Decision 3, decided by the path of a POST: `auth/…` and verbs that begin with get or remove are bare JSON, uploads are
 * forms. Everything else saves something and stands in the `data` wrapper, also when there is nothing to say.
 */
function travelOf(path: string): BodyTravel {
  if (path === 'images/upload') return 'form';
  if (path.startsWith('oss/')) return 'signedForm';
  const verb =
    path
      .replace(/\/\{\w+\}$/, '')
      .split('/')
      .at(-1) ?? '';
  return path.startsWith('auth/') || /^(get|remove)(-|$)/.test(verb) ? 'plain' : 'data';
}

/** Who may call. `public` needs no token; with `rights` any one of them suffices; `scope` binds `{belongId}` to the caller's unit. */
export interface Access {
  public?: true;
  rights?: readonly RightName[];
  belongTypes?: readonly BelongType[];
  scope?: 'merchant' | 'company';
}

type Schema<T> = z.core.$ZodType<T, unknown>;

export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Data = unknown> {
  /** `area.call`, given by `area()`; the name used in reports, faults and the SWR cache. */
  name: string;
  method: 'GET' | 'POST';
  base: ApiBase;
  path: Path;
  /** One English sentence for the reference page. */
  purpose: string;
  access: Access;
  travel: BodyTravel;
  query?: Schema<Query>;
  body?: Schema<Body>;
  data: Schema<Data>;
  /** The field of the record that the body is saved as, where it is not the record itself but one of its sections. */
  part?: string;
  /** Business statuses besides those that any call may answer (`mayAnswer`). */
  errors: readonly Status[];
  /** The call goes away; nobody new should make it. */
  deprecated?: Deprecation;
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint, for code that treats all of them alike
export type AnyEndpoint = Endpoint<string, any, any, any>;

/** No session, input that is not as the definition states it, no right, and a fault of the backend. */
const anyCall: readonly number[] = [
  status.ok,
  status.tokenExpired,
  status.invalid,
  status.forbidden,
  status.fault,
];

/** Whether the definition of a call says that it may answer a status. */
export const mayAnswer = ({ errors }: AnyEndpoint, code: number): boolean =>
  anyCall.includes(code) || errors.some((one) => one === code);

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
export type ParamsOf<E> =
  E extends Endpoint<infer Path, unknown, unknown, unknown> ? Record<ParamNames<Path>, string> : never;
export type QueryOf<E> = E extends Endpoint<string, infer Query, unknown, unknown> ? Query : never;
export type BodyOf<E> = E extends Endpoint<string, unknown, infer Body, unknown> ? Body : never;
export type DataOf<E> = E extends Endpoint<string, unknown, unknown, infer Data> ? Data : never;

interface Spec<Path, Query, Body, Data> {
  path: Path;
  purpose: string;
  access: Access;
  base?: ApiBase;
  query?: Schema<Query>;
  body?: Schema<Body>;
  data: Schema<Data>;
  part?: string;
  errors?: readonly Status[];
  deprecated?: Deprecation;
}

/** A read by GET; the token travels as a query parameter. */
export function get<const Path extends string, Data, Query = undefined>(
  spec: Omit<Spec<Path, Query, undefined, Data>, 'body'>,
): Endpoint<Path, Query, undefined, Data> {
  return { name: '', method: 'GET', base: 'main', errors: [], ...spec, travel: 'none' };
}

/** A write, or a read of one record. */
export function post<const Path extends string, Data, Query = undefined, Body = undefined>(
  spec: Spec<Path, Query, Body, Data>,
): Endpoint<Path, Query, Body, Data> {
  return { name: '', method: 'POST', base: 'main', errors: [], ...spec, travel: travelOf(spec.path) };
}

/** Names the calls of an area after their keys. */
export function area<const Calls extends Record<string, AnyEndpoint>>(name: string, calls: Calls): Calls {
  for (const [key, call] of Object.entries(calls)) {
    call.name = `${name}.${key}`;
    areaOf.set(call, calls);
    const mirror = /OfOwn(Company)?$/.exec(key)?.[0] ?? '';
    const read = calls[`get${mirror}`];
    if (read && call.method === 'POST' && isAboutOneOf(read.path, call.path)) reads.set(call, read);
  }
  return calls;
}

const areaOf = new WeakMap<AnyEndpoint, Record<string, AnyEndpoint>>();
/** What the names of own-scope mirrors end in, by the kind of user that calls them. */
const ownEndings: Partial<Record<BelongType, string>> = {
  [belongType.merchant]: 'OfOwn',
  [belongType.estate]: 'OfOwnCompany',
};

/** The names under which users of a kind may find a call: that of their own-scope mirror first, then its own. */
export const namesFor = (name: string, type: BelongType | undefined): string[] => {
  const ending = type && ownEndings[type];
  return ending ? [name + ending, name] : [name];
};

/** The call as users of a kind make it: its own-scope mirror for them if there is one, otherwise the call itself. */
export function callFor<E extends AnyEndpoint>(call: E, type: BelongType | undefined): E {
  const plain = call.name.slice(call.name.indexOf('.') + 1).replace(/OfOwn(Company)?$/, '');
  const calls = areaOf.get(call) ?? {};
  const found = namesFor(plain, type).find((name) => name in calls);
  return ((found && calls[found]) ?? call) as E;
}

const reads = new WeakMap<AnyEndpoint, AnyEndpoint>();
const namesIn = (path: string) => path.match(/\{\w+\}/g) ?? [];
/** Whether a call is about the record that `read` reads: the same parameters. A copy is not, because it makes another record. */
const isAboutOneOf = (read: string, path: string) =>
  read !== path && !/\/copy\b/.test(path) && namesIn(read).every((name) => path.includes(name));

/**
 * The call that reads the record which a call changes, from the same area and with parameters of the same names. Undefined where
 * there is none: of calls that make a record, and of reads.
 */
export const readOf = (endpoint: AnyEndpoint): AnyEndpoint | undefined => reads.get(endpoint);

/** What a record holds of the body of a call: the record itself, or the section that the call saves, with the record's version. */
export function savedPart({ part }: AnyEndpoint, record: object): Record<string, unknown> {
  const held = record as Record<string, unknown>;
  return part ? { ...(held[part] as object | null), version: held.version } : held;
}

/** `hotels` of `hotels.get`. */
export const areaNameOf = ({ name }: AnyEndpoint): string => name.slice(0, name.indexOf('.'));

/** Fills `{name}` places of a path; each value is encoded. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
