import { defineConfig } from 'vitest/config';

const nothing = ['**/node_modules/**', '**/dist/**', '.reports/**'];

/**
 * Projects because they run at different moments of `npm test`: the unit tests (two), the consumer contract tests that
 * write contracts/pacts, and the verification that reads them. A file that needs a browser's objects says
 * `// @vitest-environment jsdom` in its first line.
 */
export default defineConfig({
  test: {
    env: { PACT_DO_NOT_TRACK: 'true' },
    setupFiles: ['contracts/testing/standStill.ts'],
    // The steps of `npm test` share two processors.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one processor to others; of two, that is half.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['web/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...nothing, '**/*.pact.test.ts', '**/*.verify.test.ts'],
          // Semi imports its style sheets from its modules, which Node itself cannot load.
          server: { deps: { inline: [/@douyinfe\//] } },
        },
      },
      {
        extends: true,
        test: {
          // Part of the same step. Each process loads the mock and its seed once for all its files.
          name: 'unit-mock',
          include: ['{contracts,mock-server}/**/*.test.ts'],
          exclude: [...nothing, '**/*.verify.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pact',
          include: ['web/src/**/*.pact.test.ts'],
          exclude: nothing,
          globalSetup: ['web/src/api/testing/pactFile.ts'],
          // Each process loads Pact and the client once for all its files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'verify', include: ['**/*.verify.test.ts'], exclude: nothing, fileParallelism: false },
      },
    ],
  },
});
