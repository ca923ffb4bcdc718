import { build, type InlineConfig, type Rollup } from 'vite';

/** Returns the chunk of a module. Modules that are loaded together share one file: one request, and it compresses better than twenty. */
export type Rooms = (id: string) => string | null;

/**
 * A module that at least this share of the pages and dialogs load goes into the common chunk. With a smaller share, pages load much that they do not
 * need.
 */
const sharedBy = 2 / 3;

/** The first page, and what is loaded for it a moment later. */
const loadedWithHome = ['areas/home/Home.tsx', 'kit/table/keptSettings.ts', 'kit/charts/Plot.tsx'];

/**
 * Builds once without writing to find out which modules are really loaded together after tree shaking, and returns the chunk of each: `base` for the
 * sign-in page, `hashes` for its passwords, `shellRoutes` for what follows it, `common` for what most pages need, `homeAndLists` for what the first page shares with lists, `lists` for
 * what every list needs. Each of these depends only on itself and on those before it, so there is no circle of chunks. All other modules stay as the bundler splits them.
 */
export async function measureRooms(config: InlineConfig, root: string): Promise<Rooms> {
  const built = await build({
    ...config,
    ...{ configFile: false, logLevel: 'silent' },
    build: { ...config.build, write: false, minify: false, emptyOutDir: false },
  });
  const chunks = (built as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modulesOf = (chunk: Rollup.OutputChunk) => {
    const files = new Set([chunk.fileName]);
    for (const file of files) for (const next of byName.get(file)?.imports ?? []) files.add(next);
    return new Set([...files].flatMap((file) => byName.get(file)?.moduleIds ?? []));
  };
  const loadedBy = (path: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}/src/${path}`);
    if (!chunk) throw new Error(`${path} is no page of its own: see web/chunks.ts`);
    return modulesOf(chunk);
  };
  const rooms = new Map<string, string>();
  const put = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!rooms.has(id)) rooms.set(id, name);
  };
  put(
    'base',
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...modulesOf(chunk)]),
  );
  put('base', loadedBy('areas/auth/Login.tsx'));
  put('hashes', loadedBy('areas/auth/authenticate.ts'));
  put('shellRoutes', loadedBy('app/shellRoutes.tsx'));
  const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId?.startsWith(`${root}/src/areas/`));
  const users = new Map<string, number>();
  for (const id of pages.flatMap((page) => [...modulesOf(page)])) users.set(id, (users.get(id) ?? 0) + 1);
  put(
    'common',
    [...users].filter(([, count]) => count >= pages.length * sharedBy).map(([id]) => id),
  );
  const lists = pages.map(modulesOf).filter((ids) => ids.has(`${root}/src/kit/table/ListPage.tsx`));
  const inEachList = [...(lists[0] ?? [])].filter((id) => lists.every((ids) => ids.has(id)));
  const withHome = new Set(loadedWithHome.flatMap((path) => [...loadedBy(path)]));
  put(
    'homeAndLists',
    inEachList.filter((id) => withHome.has(id)),
  );
  put('lists', inEachList);
  return (id) => rooms.get(id) ?? null;
}
