import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { demoFiles, withoutUnusedImports } from './vite.demo.ts';

const mock = `http://127.0.0.1:${process.env.MOCK_PORT ?? 8090}`;

/**
 * Semi imports lodash function by function, which still brings 70 kB of lodash's shared inside into the sign-in page.
 * es-toolkit's `compat` has the same functions; the bundle takes only those that are used (docs/decisions/0007-bundle.md).
 */
function lighterLodash(): Plugin {
  const prefix = '\0lodash/';
  return {
    name: 'lighter-lodash',
    enforce: 'pre',
    resolveId: (id) => (/^lodash\/\w+$/.test(id) ? prefix + id.slice('lodash/'.length) : undefined),
    load: (id) =>
      id.startsWith(prefix)
        ? `export { ${id.slice(prefix.length)} as default } from 'es-toolkit/compat';`
        : undefined,
  };
}

/** Parts of packages that come with every import of theirs and are never reached here. */
const unreached: [RegExp, string][] = [
  // The browser's adapter is XMLHttpRequest.
  [/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => false; export default false;'],
  // A table for callers of axios.
  [/axios\/lib\/helpers\/HttpStatusCode\.js$/, 'export default {};'],
  // No form is made of an object or turned into one, and addresses are made without axios.
  [
    /axios\/lib\/helpers\/(formDataToJSON|toFormData|AxiosURLSearchParams)\.js$/,
    'export default () => null;',
  ],
  // Calls are cancelled by signals, and no cookie carries a token.
  [/axios\/lib\/cancel\/CancelToken\.js$/, 'export default class {}'],
  [/axios\/lib\/helpers\/cookies\.js$/, 'export default { read: () => null, readAsync: async () => null };'],
  // Warnings for callers that use what axios has given up.
  [
    /axios\/lib\/helpers\/validator\.js$/,
    'export default { assertOptions() {}, validators: { transitional() {}, spelling() {} } };',
  ],
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

/** Semi's colours for AI widgets and charts: 4 kB of variables that nothing here reads. */
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

/** A compressed copy beside each text file, made once and as small as it gets; both servers send it as it is. */
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

const signInPackages =
  /node_modules\/((react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/router|i18next|react-i18next|axios|zod|zustand)\/|@noble\/hashes\/(sha2|_md|_u64|utils)|@douyinfe\/semi-(ui|foundation)\/lib\/es\/(_base|_utils|button|iconButton|spin|input(?!\/(textarea|inputGroup|util)))\/.*\.js)/;

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    lighterLodash(),
    withoutUnreached(),
    withoutUnusedColours(),
    react(),
    precompressed(),
    ...(mode === 'demo' ? [withoutUnusedImports(), demoFiles()] : []),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What the sign-in page needs anyway is one file: it compresses better than twenty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: signInPackages, priority: 2 },
            { name: 'base', tags: ['$initial'], includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 8080),
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    proxy: {
      '/api': mock,
      // With the host that the browser asked for: the control plane is for pages of its own origin.
      '/__mock': { target: mock, changeOrigin: false },
    },
  },
}));
