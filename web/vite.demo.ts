import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Put before msw's worker: a reload at any address of the console gets the console, whatever the web server knows. A name
 * with a dot is a file. The first visit has no worker yet; most servers of static sites then send 404.html.
 */
const navigations = `addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && !new URL(url).pathname.includes('.')) event.respondWith(fetch('/'));
});
`;

/** What only the demo's folder has beside the bundle. */
export function demoFiles(): Plugin {
  return {
    name: 'demo-files',
    apply: 'build',
    generateBundle() {
      const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
      const source = navigations + readFileSync(worker, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
    },
    writeBundle: ({ dir = '' }) => copyFileSync(join(dir, 'index.html'), join(dir, '404.html')),
  };
}

/** What @mswjs/data loads and we never use, as on the server: mock-server/src/bindings/lightImports.ts. */
export function withoutUnusedImports(): Plugin {
  const empty = '\0empty';
  return {
    name: 'without-unused-imports',
    enforce: 'pre',
    resolveId: (id, importer) =>
      /^(msw|date-fns)$/.test(id) && /@mswjs[\\/]data[\\/]/.test(importer ?? '') ? empty : undefined,
    load: (id) => (id === empty ? 'export default {};' : undefined),
  };
}
