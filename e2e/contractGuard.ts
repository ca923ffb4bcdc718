import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';

/**
 * Compares every call of the console in a test with the pacts: method, path, keys of the query and of the body. A call that is in no interaction
 * fails the test and shows the nearest one. The calls are recorded for the coverage report.
 */
interface Interaction {
  description: string;
  request: {
    method: string;
    path: string;
    query?: Record<string, unknown>;
    body?: { content: unknown };
    generators?: { path?: { expression: string } };
  };
}

interface Call {
  endpoint: string;
  method: string;
  path: RegExp;
  query: Set<string>;
  body: Set<string>;
}

const root = join(import.meta.dirname, '..');
const calledFolder = join(root, '.reports/called');

/** The paths of all keys, such as `data.link.configData.jumpUrl`; the entries of a list share one path. */
function keysOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => keysOf(inner, `${prefix}[]`));
  if (typeof value !== 'object' || value === null) return prefix ? [prefix] : [];
  const entries = Object.entries(value);
  if (entries.length === 0) return prefix ? [prefix] : [];
  return entries.flatMap(([name, inner]) => keysOf(inner, prefix ? `${prefix}.${name}` : name));
}

function bodyOf(content: unknown): unknown {
  if (typeof content !== 'string') return content ?? undefined;
  try {
    return JSON.parse(content);
  } catch {
    return Object.fromEntries(new URLSearchParams(content));
  }
}

/** The interactions by method and address; a key that any of them sends is known. */
function knownCalls(): Call[] {
  const folder = join(root, 'contracts/pacts');
  const calls = new Map<string, Call>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { interactions } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      interactions: Interaction[];
    };
    for (const { description, request } of interactions) {
      const endpoint = description.split(':')[0] ?? '';
      const path = (request.generators?.path?.expression ?? request.path).replace(/\$\{\w+\}/g, '[^/]+');
      const call = calls.get(endpoint) ?? {
        endpoint,
        method: request.method,
        path: new RegExp(`^${path}$`),
        query: new Set<string>(),
        body: new Set<string>(),
      };
      // Paths of one endpoint differ only in the values of their parameters.
      if (request.generators?.path) call.path = new RegExp(`^${path}$`);
      for (const name of Object.keys(request.query ?? {})) call.query.add(name);
      for (const name of keysOf(bodyOf(request.body?.content))) call.body.add(name);
      calls.set(endpoint, call);
    }
  }
  return [...calls.values()];
}

/** What is pinned as an empty object is a map, whose keys are not names of fields. */
const isKnown = (pinned: Set<string>, name: string) =>
  pinned.has(name) || [...name.matchAll(/\./g)].some(({ index }) => pinned.has(name.slice(0, index)));

let known: Call[] | undefined;

export interface ContractGuard {
  /** A sentence for each call that is in no interaction. */
  faults: string[];
  /** Records which endpoints this test called. */
  keep(testId: string): void;
}

export function watchCalls(context: BrowserContext): ContractGuard {
  known ??= knownCalls();
  const calls = known;
  const faults: string[] = [];
  const called = new Set<string>();
  context.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!/^\/api\/(main|resorts|apps)\//.test(pathname) || /\/(uploads|oss\/bucket)(\/|$)/.test(pathname))
      return;
    const match = calls.find(({ method, path }) => method === request.method() && path.test(pathname));
    if (!match) return void faults.push(`no interaction has ${request.method()} ${pathname}`);
    called.add(match.endpoint);
    const strange = [
      ...[...searchParams.keys()].filter((name) => !match.query.has(name)).map((name) => `query ${name}`),
      ...keysOf(bodyOf(request.postData()))
        .filter((name) => !isKnown(match.body, name))
        .map((name) => `body ${name}`),
    ];
    if (strange.length > 0) faults.push(`no interaction of ${match.endpoint} sends ${strange.join(', ')}`);
  });
  return {
    faults,
    keep(testId) {
      mkdirSync(calledFolder, { recursive: true });
      writeFileSync(join(calledFolder, `${testId}.json`), JSON.stringify([...called]));
    },
  };
}
