import { personas } from '../control/personas.ts';
import type { Mock } from '../wire/mock.ts';
import type { ServerOptions } from './options.ts';

/** What the server prints at its start: where it is, and whom to sign in as. */
export function greeting(
  mock: Mock,
  { host, console: built, controlOpen, stateFile, routing, older }: ServerOptions,
  port: number,
): string {
  const name =
    host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const address = `http://${name}:${port}`;
  const { seed, scale } = mock.origin;
  const people = personas(mock.store).map(({ mobile, password, name, roles, enabled }) =>
    // Chinese is as wide as two letters, so it comes last.
    [
      mobile.padEnd(13),
      (password || '(changed)').padEnd(11),
      `${name}  ${roles.join('、')}${enabled ? '' : '（已禁用）'}`,
    ].join(''),
  );
  return [
    '',
    built ? `  Console   ${address}/` : `  Mock      ${address}/api/main, /api/resorts, /api/apps`,
    ...(controlOpen ? [`  Control   ${address}/__mock`] : []),
    ...Object.entries(routing?.bases ?? {}).map(([base, real]) => `  Real      ${base}: ${real}`),
    ...Object.entries(routing?.modes ?? {}).map(([pattern, mode]) => `            ${pattern} -> ${mode}`),
    ...(older ? [`  Contract  ${older.version} (MOCK_CONTRACT)`] : []),
    `  Data      seed ${seed}, scale ${scale}${stateFile ? `, kept in ${stateFile}` : ''}`,
    '',
    '  Mobile       Password   Name and role',
    ...people.map((line) => `  ${line}`),
    '',
  ].join('\n');
}
