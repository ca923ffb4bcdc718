import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each contract test leaves a pact file of its own. */
    pactPieces: string;
  }
}

interface Part {
  body?: { content?: unknown; encoded?: unknown };
  matchingRules?: object;
}
interface Interaction {
  description: string;
  providerStates?: unknown;
  pending?: boolean;
  request: Part;
  response: Part;
}
interface Pact {
  interactions: Interaction[];
}

const target = resolve('contracts/pacts/meimei-console-meimei-backend.json');

/**
 * Gathers what the contract tests wrote into the one pact file, when all of them are done. Pact would read, merge and write the
 * whole file after every test, which at 200 interactions takes longer than the tests; and it lets the second of two
 * interactions with the same description and states silently replace the first.
 */
export default function gather(project: TestProject) {
  const pieces = mkdtempSync(join(tmpdir(), 'pact-'));
  project.provide('pactPieces', pieces);
  return () => {
    const written = readdirSync(pieces, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => readPact(join(pieces, name)));
    rmSync(pieces, { recursive: true });
    if (written.length > 0) write(written as [Pact, ...Pact[]]);
  };
}

const readPact = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Pact;
const keyOf = ({ description, providerStates }: Interaction) => JSON.stringify([description, providerStates]);

/** Adds to the pact file or replaces what was in it, so that a run of some tests keeps the interactions of the others. */
function write(written: [Pact, ...Pact[]]) {
  const byKey = new Map<string, Interaction>();
  for (const interaction of written.flatMap((pact) => pact.interactions)) {
    const key = keyOf(interaction);
    if (byKey.has(key)) throw new Error(`Two interactions have the same description and states: ${key}`);
    byKey.set(key, interaction);
  }
  for (const interaction of before())
    if (!byKey.has(keyOf(interaction))) byKey.set(keyOf(interaction), interaction);
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, interaction]) => interaction);
  mkdirSync(resolve(target, '..'), { recursive: true });
  writeFileSync(target, textOf({ ...written[0], interactions: sorted }));
}

/** One interaction a line, so that a difference is a line. What says only the format's default is left out. */
function textOf({ interactions, ...frame }: Pact): string {
  const lines = interactions.map((interaction) => JSON.stringify(lean(interaction)));
  return `${JSON.stringify(frame).slice(0, -1)},"interactions":[\n${lines.join(',\n')}\n]}\n`;
}

function lean({ pending, request, response, ...interaction }: Interaction): Interaction {
  return {
    ...interaction,
    ...(pending && { pending }),
    request: leanPart(request),
    response: leanPart(response),
  };
}

function leanPart({ body, matchingRules, ...part }: Part): Part {
  const { encoded, ...content } = body ?? {};
  return {
    ...part,
    ...(body && { body: encoded ? body : content }),
    ...(matchingRules && { matchingRules: withoutAnd(matchingRules) }),
  };
}

const withoutAnd = (rules: object): object =>
  JSON.parse(
    JSON.stringify(rules, (name, value) => (name === 'combine' && value === 'AND' ? undefined : value)),
  );

function before(): Interaction[] {
  try {
    return readPact(target).interactions;
  } catch {
    return [];
  }
}
