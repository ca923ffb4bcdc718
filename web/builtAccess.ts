import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Todo } from '#contracts/areas/todos.ts';
import type { Access } from '#contracts/endpoint.ts';
import type { Screen } from './src/kit/page/screen.ts';

const app = join(import.meta.dirname, 'src/app');
const source = join(app, 'callAccess.ts');
const todos = join(import.meta.dirname, '../contracts/src/areas/todos.ts');
/** Imported by address, so that Node loads it, and not as a part of Vite's configuration. */
const load = (file: string) => import(pathToFileURL(file).href);

/** The calls that a screen names: its main call, that of its dialog that adds, and of a form those that add and read. */
const callsOf = ({ call, view, addDialog }: Screen) => [
  ...[call, view, addDialog?.call],
  call?.replace(/\.update$/, '.add'),
];

/** The value of `callAccess.ts`, reduced to the calls that screens, 验券 and 待办 name and to their own-scope mirrors. */
async function screenAccess(): Promise<Record<string, Access>> {
  const { callAccess }: { callAccess: Record<string, Access> } = await load(source);
  const { screens }: { screens: Screen[] } = await load(join(app, 'screens.ts'));
  const { ticketsCall }: { ticketsCall: string } = await load(join(app, 'ticketsCall.ts'));
  const { todoEntries }: { todoEntries: Record<string, Todo> } = await load(todos);
  const work = Object.values(todoEntries).map(({ does }) => does);
  const named = new Set([...screens.flatMap(callsOf), ticketsCall, ...work]);
  return Object.fromEntries(
    Object.entries(callAccess).filter(([name]) => named.has(name.replace(/OfOwn(Company)?$/, ''))),
  );
}

/** A Vite plugin that evaluates `callAccess.ts` when the console is built. The development server loads the module as it is. */
export function builtAccess(): Plugin {
  return {
    name: 'built-access',
    apply: 'build',
    async load(id) {
      if (id !== source) return undefined;
      return `export const callAccess = ${JSON.stringify(await screenAccess())};`;
    },
  };
}
