import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { ApiBase } from '#contracts/endpoint.ts';
import { Routing, type RoutingInput, routingInput } from './routing.ts';

const variables: Record<string, ApiBase> = {
  MOCK_REAL_MAIN: 'main',
  MOCK_REAL_RESORTS: 'resorts',
  MOCK_REAL_APPS: 'apps',
};

/**
 * The routing that the environment asks for: `MOCK_ROUTING` is `{bases, modes}` as JSON or the path of a file of it, and
 * `MOCK_REAL_…` are the addresses, which win.
 * @throws Error with a sentence
 */
export function routingFromEnv(env: Readonly<Record<string, string | undefined>>): RoutingInput | undefined {
  const told = env.MOCK_ROUTING ? read(env.MOCK_ROUTING) : {};
  const bases = { ...told.bases };
  for (const [variable, base] of Object.entries(variables)) if (env[variable]) bases[base] = env[variable];
  if (Object.keys(bases).length === 0 && !told.modes) return undefined;
  const input = { ...told, bases };
  try {
    new Routing().change(input);
  } catch (error) {
    throw new Error(`${env.MOCK_ROUTING ? 'MOCK_ROUTING' : 'MOCK_REAL_…'}: ${(error as Error).message}`);
  }
  return input;
}

function read(text: string): RoutingInput {
  const isInline = /^\s*[{[]/.test(text);
  let json: unknown;
  try {
    json = JSON.parse(isInline ? text : readFileSync(text, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code) throw new Error(`MOCK_ROUTING: the file ${text} cannot be read (${code}).`);
    throw new Error(`MOCK_ROUTING: ${isInline ? 'the text' : text} is not valid JSON.`);
  }
  if (/"__proto__"/.test(JSON.stringify(json)))
    throw new Error('MOCK_ROUTING: there must be no key __proto__.');
  const result = z.safeParse(routingInput, json);
  if (result.success) {
    const { bases, modes } = result.data;
    return { ...(bases && { bases }), ...(modes && { modes }) };
  }
  const field = result.error.issues[0]?.path.join('.') || 'it';
  throw new Error(
    `MOCK_ROUTING: ${field} is not as expected. Write {"bases":{"main":"http://…"},"modes":{"smsLogs.*":"proxy"}}.`,
  );
}
