import { expect, it } from 'vitest';
import { todoEntries } from '#contracts/areas/todos.ts';
import { builtAccess } from './builtAccess.ts';
import { callAccess } from './src/app/callAccess.ts';
import { screens } from './src/app/screens.ts';
import { ticketsCall } from './src/app/ticketsCall.ts';

/** The module that a build puts in the place of `callAccess.ts`. */
async function builtModule(): Promise<typeof import('./src/app/callAccess.ts')> {
  const { load } = builtAccess() as { load(id: string): Promise<string> };
  const code = await load(`${import.meta.dirname}/src/app/callAccess.ts`);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it('a build keeps the access of every call that a screen, 验券 or an entry of 待办 needs, and of its own-scope mirrors', async () => {
  const built = (await builtModule()).callAccess;
  const calls = screens.flatMap(({ call, view, addDialog }) => [
    call,
    view,
    addDialog?.call,
    call?.replace('.update', '.add'),
  ]);
  const work = Object.values(todoEntries).map(({ does }) => does);
  const named = [...calls, ticketsCall, ...work].flatMap((call) =>
    call ? [call, `${call}OfOwn`, `${call}OfOwnCompany`] : [],
  );
  const wanted = [...new Set(named)].filter((name) => name in callAccess);
  expect(wanted.length).toBeGreaterThan(60);
  expect(built).toEqual(Object.fromEntries(wanted.map((name) => [name, callAccess[name]])));
});

it('other modules are left as they are', async () => {
  const { load } = builtAccess() as { load(id: string): Promise<unknown> };
  expect(await load(`${import.meta.dirname}/src/app/screens.ts`)).toBeUndefined();
});
