import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { builtAccess } from './builtAccess.ts';
import { chinaOutline } from './chinaOutline.ts';
import { measureRooms } from './chunks.ts';
import { demoFiles, withoutUnusedImports } from './vite.demo.ts';

const root = import.meta.dirname;

const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? 8090}`;

/**
 * Semi imports lodash by single functions, which still brings 70 kB of lodash's shared internals into the sign-in page. `compat` of es-toolkit has
 * the same functions, and only those that are used are bundled (docs/decisions/0007-bundle.md). Its `omit` copies in depth, for paths like `a.b`;
 * Semi only names fields, for which the `omit` without paths is enough.
 */
function lighterLodash(): Plugin {
  const prefix = '\0lodash/';
  const omit = `import { omit } from 'es-toolkit'; export default (object, ...keys) => omit(object ?? {}, keys.flat());`;
  return {
    name: 'lighter-lodash',
    enforce: 'pre',
    resolveId: (id) => (/^lodash\/\w+$/.test(id) ? prefix + id.slice('lodash/'.length) : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return name === 'omit' ? omit : `export { ${name} as default } from 'es-toolkit/compat';`;
    },
  };
}

/** Modules that packages import although this console never uses them, with their replacements. */
const unreached: [RegExp, string][] = [
  // Only axios's XMLHttpRequest adapter is used.
  [/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => false; export default false;'],
  // A table of constants for users of axios.
  [/axios\/lib\/helpers\/HttpStatusCode\.js$/, 'export default {};'],
  // No form data is converted, and addresses are built without axios.
  [
    /axios\/lib\/helpers\/(formDataToJSON|toFormData|AxiosURLSearchParams)\.js$/,
    'export default () => null;',
  ],
  // Calls are cancelled by signals, and no cookie carries a token.
  [/axios\/lib\/cancel\/CancelToken\.js$/, 'export default class {}'],
  [/axios\/lib\/helpers\/cookies\.js$/, 'export default { read: () => null, readAsync: async () => null };'],
  // Warnings about options that axios has removed.
  [
    /axios\/lib\/helpers\/validator\.js$/,
    'export default { assertOptions() {}, validators: { transitional() {}, spelling() {} } };',
  ],
  // A shim of what React contains since version 18.
  [/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
  // Buttons of AI features.
  [/semi-icons\/lib\/es\/icons\/IconAILoading\.js$/, 'export default () => null;'],
];

function withoutUnreached(): Plugin {
  return {
    name: 'without-unreached',
    enforce: 'pre',
    load: (id) => unreached.find(([file]) => file.test(id))?.[1],
  };
}

/** Removes Semi's colours for AI widgets and charts: 4 kB of variables that this console does not use. */
function withoutUnusedColours(): Plugin {
  return {
    name: 'without-unused-colours',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('semi-ui/lib/es/_base/base.css')
        ? code.replace(/^\s*--semi-(color-)?(ai|data)-.*;$/gm, '')
        : undefined,
  };
}

/** Writes a compressed copy beside each text file at the highest level; nginx and `npm start` send it as it is. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (/\.(js|css|svg|json)$/.test(name)) {
          writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
        }
      }
    },
  };
}

/** One instance for both builds, because creating the outline takes a second. */
const outline = chinaOutline();

const plugins = (mode: string) => [
  lighterLodash(),
  withoutUnreached(),
  withoutUnusedColours(),
  react(),
  builtAccess(),
  outline,
  ...(mode === 'demo' ? [withoutUnusedImports(), demoFiles()] : []),
];
const build = { target: 'es2022', modulePreload: { polyfill: false } };

/** The chunks of `chunks.ts`; the development server has none. */
async function codeSplitting(mode: string) {
  const roomOf = await measureRooms({ root, mode, build, plugins: plugins(mode) }, root);
  return { groups: [{ name: roomOf, includeDependenciesRecursively: false }] };
}

export default defineConfig(async ({ mode, command }) => ({
  root,
  plugins: [...plugins(mode), precompressed()],
  build: {
    ...build,
    outDir: 'dist',
    emptyOutDir: true,
    ...(command === 'build' && { rolldownOptions: { output: { codeSplitting: await codeSplitting(mode) } } }),
  },
  server: {
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    proxy: {
      '/api': mock,
      // Keeps the `Host` that the browser requested, because the control plane accepts only pages of its own origin.
      '/__mock': { target: mock, changeOrigin: false },
    },
  },
}));
