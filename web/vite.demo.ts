import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Inserted before msw's worker: a reload at any address of the console returns the console, whether or not the web server knows the address. A name
 * with a dot is a file. At the first visit there is no worker yet; most static file servers then send 404.html.
 */
const navigations = `addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && !new URL(url).pathname.includes('.')) event.respondWith(fetch('/'));
});
`;

/** Adds the files that only the demo's folder needs. */
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

/** Leaves out modules that @mswjs/data imports and the demo never uses, as on the server: mock-server/src/bindings/lightImports.ts. */
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
