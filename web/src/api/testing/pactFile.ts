import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { contractVersion } from '#contracts/version.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory where each contract test writes its own pact file. */
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
  metadata?: object;
  interactions: Interaction[];
}

const target = resolve('contracts/pacts/meimei-console-meimei-backend.json');

/**
 * Gathers the files of all contract tests into the one pact file at the end of the run. Pact itself would read, merge and write the whole file after
 * every test, which takes longer than the tests at 200 interactions. It would also silently replace the first of two interactions that have the same
 * description and states.
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

/** Adds the interactions to the pact file or replaces those with the same key, so that a run of some tests keeps the interactions of the others. */
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
  const metadata = { ...written[0].metadata, contract: { version: contractVersion } };
  writeFileSync(target, textOf({ ...written[0], metadata, interactions: sorted }));
}

/** Writes one interaction per line, so that a diff shows whole interactions. Values that equal the format's defaults are left out. */
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
