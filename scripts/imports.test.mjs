/** Breaks every import rule once, to see that each rule matches what it is meant to match. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './processes.mjs';

const FILES = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: {
      '#contracts/*': './contracts/src/*',
      '#web/*': './web/src/*',
      '#mock/*': './mock-server/src/*',
    },
    dependencies: { axios: '1', swr: '1' },
  }),
  'node_modules/axios/index.js': 'export default 1;',
  'node_modules/zod/index.js': 'export const z = 1;',
  'contracts/src/a.ts': "import type { X } from '../../web/src/api/client.ts'; export type A = X;",
  'contracts/src/good.ts': 'export interface Good { id: number }',
  'web/src/api/client.ts':
    "import axios from 'axios'; import '../kit/table/List.tsx'; export type X = typeof axios;",
  'contracts/src/trade/orders.ts': "import '../examples/orders.ts'; export const orders = 1;",
  'contracts/src/examples/orders.ts': 'export const order = 1;',
  'contracts/src/examples/orders.test.ts': "import './orders.ts';",
  'web/src/kit/table/List.tsx':
    "import { app } from '../../app/app.tsx'; import '#contracts/trade/orders.ts'; export const list = <b>{app}</b>;",
  'web/src/kit/form/Field.tsx': "import '../table/List.tsx';",
  'mock-server/src/clock.ts': 'export const now = 1;',
  'mock-server/src/trade/orders/booking.ts': "import '../../clock.ts';",
  'mock-server/src/trade/money/money.ts': "import '../../areas/orders.ts'; import '../orders/booking.ts';",
  'web/src/app/app.tsx': "import axios from 'axios'; export const app = axios;",
  'web/src/areas/orders/Orders.tsx':
    "import '#web/areas/refunds/Refunds.tsx'; import '../../app/app.tsx'; import '#contracts/examples/orders.ts';",
  'web/src/areas/orders/orders.pact.test.ts': "import '#contracts/examples/orders.ts';",
  'mock-server/test/forms.ts': "import '#contracts/examples/orders.ts';",
  'web/src/areas/refunds/Refunds.tsx':
    "import './own.ts'; import type { Good } from '#contracts/good.ts'; export type R = Good;",
  'web/src/areas/refunds/own.ts': "export const a = 1; import '#mock/wire/mock.ts';",
  'web/src/areas/refunds/refunds.test.ts': "import '#mock/bindings/msw.ts';",
  'web/src/demo.ts': "import '#mock/wire/mock.ts'; await import('#mock/bindings/msw.ts');",
  'web/src/missing.ts': "import './nowhere.ts'; import { z } from 'zod'; export const q = z;",
  'mock-server/src/wire/mock.ts': "import '../../../web/src/missing.ts';",
  'mock-server/src/bindings/msw.ts': "import { good } from './ring.ts'; export const one = good;",
  'mock-server/src/bindings/ring.ts': "import { one } from './msw.ts'; export const good = one;",
  'mock-server/src/areas/orders.ts': "import '#mock/areas/refunds.ts';",
  'mock-server/src/areas/refunds.ts': "import '../../../e2e/a.spec.ts';",
  'mock-server/src/areas/refunds.test.ts': "import './refunds.ts';",
  'e2e/a.spec.ts':
    "import '#mock/wire/mock.ts'; import type { Good } from '#contracts/good.ts'; export type G = Good;",
};

let folder;
let violations;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruiser, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const json = await new Promise((resolve) => {
    const wings = ['contracts', 'web', 'mock-server', 'e2e'];
    execFile(process.execPath, [...args, ...wings], { cwd: folder, maxBuffer: 2 ** 26 }, (_, out) =>
      resolve(out),
    );
  });
  violations = JSON.parse(json).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['contracts-stand-alone: contracts/src/a.ts -> web/src/api/client.ts'],
  ['web/src/api: web/src/api/client.ts -> web/src/kit/table/List.tsx'],
  ['web/src/kit: web/src/kit/table/List.tsx -> web/src/app/app.tsx'],
  ['kit-knows-no-business: web/src/kit/table/List.tsx -> contracts/src/trade/orders.ts'],
  ['web/src/kit/form: web/src/kit/form/Field.tsx -> web/src/kit/table/List.tsx'],
  ['mock-server/src/trade: mock-server/src/trade/money/money.ts -> mock-server/src/areas/orders.ts'],
  [
    'mock-server/src/trade/money: mock-server/src/trade/money/money.ts -> mock-server/src/trade/orders/booking.ts',
  ],
  ['contracts/src/trade: contracts/src/trade/orders.ts -> contracts/src/examples/orders.ts'],
  ['examples-are-for-tests: web/src/areas/orders/Orders.tsx -> contracts/src/examples/orders.ts'],
  ['no-loose-files: mock-server/src/trade/orders/booking.ts -> mock-server/src/clock.ts'],
  ['http-only-in-api: web/src/app/app.tsx -> node_modules/axios/index.js'],
  ['area-not-area: web/src/areas/orders/Orders.tsx -> web/src/areas/refunds/Refunds.tsx'],
  ['web/src/areas: web/src/areas/orders/Orders.tsx -> web/src/app/app.tsx'],
  ['web-not-mock: web/src/areas/refunds/own.ts -> mock-server/src/wire/mock.ts'],
  ['web-not-mock: web/src/areas/refunds/refunds.test.ts -> mock-server/src/bindings/msw.ts'],
  ['demo-only-msw-binding: web/src/demo.ts -> mock-server/src/wire/mock.ts'],
  ['demo-only-dynamically: web/src/demo.ts -> mock-server/src/wire/mock.ts'],
  ['no-unresolvable: web/src/missing.ts -> ./nowhere.ts'],
  ['no-undeclared-package: web/src/missing.ts -> node_modules/zod/index.js'],
  ['mock-not-web: mock-server/src/wire/mock.ts -> web/src/missing.ts'],
  ['no-circular: mock-server/src/bindings/msw.ts -> mock-server/src/bindings/ring.ts'],
  ['area-not-area: mock-server/src/areas/orders.ts -> mock-server/src/areas/refunds.ts'],
  ['product-not-tests: mock-server/src/areas/refunds.ts -> e2e/a.spec.ts'],
  ['e2e-from-outside: e2e/a.spec.ts -> mock-server/src/wire/mock.ts'],
])('notices %s', (violation) => {
  expect(violations).toContain(violation);
});

test.each([
  ['the demo build loads the msw binding dynamically', 'web/src/demo.ts -> mock-server/src/bindings/msw.ts'],
  ['api uses axios', 'web/src/api/client.ts -> node_modules/axios/'],
  ['an area reads its own files', 'web/src/areas/refunds/Refunds.tsx -> web/src/areas/refunds/own.ts'],
  [
    "an area's test reads the area",
    'mock-server/src/areas/refunds.test.ts -> mock-server/src/areas/refunds.ts',
  ],
  ["an area's test begins with an example", 'web/src/areas/orders/orders.pact.test.ts ->'],
  ["the mock's tests begin with examples", 'mock-server/test/forms.ts ->'],
  ['everybody reads the contracts', '-> contracts/src/good.ts'],
])('allows that %s', (_, edge) => {
  expect(violations.filter((violation) => violation.includes(edge))).toEqual([]);
});
