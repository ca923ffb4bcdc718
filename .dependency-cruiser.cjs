/**
 * Who may import whom: the rules of docs/architecture, one entry each. A new area or screen needs no change here.
 *
 * The parser is swc because dependency-cruiser cannot read TypeScript through TypeScript 7: without swc it would skip every
 * .ts file and find nothing wrong. scripts/imports.test.mjs breaks each rule once to see that it is noticed.
 */
const AREA = '^(?:web|mock-server)/src/areas/([^/.]+)';

const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

/** Rooms of a house from the bottom up; each may import those before it, so that no two need each other. */
const houses = {
  'contracts/src': [
    ...['enums', 'words', 'forms', 'rights', 'trade', 'estate', 'finance', 'areas'],
    ...['openapi', 'examples'],
  ],
  'mock-server/src': [
    ...['store', 'records', 'accounts', 'members', 'finance', 'trade', 'estate'],
    ...['statistics', 'seed', 'areas'],
    ...['wire', 'control', 'state', 'routing', 'bindings'],
  ],
  'mock-server/src/trade': ['money', 'products', 'orders', 'refunds'],
  'web/src': ['api', 'kit', 'domain', 'areas', 'app'],
  'web/src/kit': [
    'display',
    'dialogs',
    'sheets',
    'page',
    'select',
    'dates',
    'pictures',
    'map',
    'form',
    'table',
    'charts',
  ],
};
const roomRules = Object.entries(houses).flatMap(([house, rooms]) =>
  rooms
    .slice(0, -1)
    .map((room, at) =>
      forbid(
        `${house}/${room}`,
        `${room} is below ${rooms.slice(at + 1).join(', ')}.`,
        `^${house}/${room}/`,
        `^${house}/(${rooms.slice(at + 1).join('|')})/`,
      ),
    ),
);

module.exports = {
  forbidden: [
    ...roomRules,
    forbid('no-loose-files', 'The mock has one entry; everything else lives in a room.', '^mock-server/', {
      path: '^mock-server/src/[^/]+$',
      pathNot: '^mock-server/src/main\\.ts$',
    }),
    forbid('no-circular', 'Two files that need each other are one, or lack a third.', {}, { circular: true }),
    // msw hides its browser part from everything that resolves as Node does; the build makes virtual modules.
    forbid(
      'no-unresolvable',
      'The imported file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^(msw/browser|virtual:.*)$' },
    ),
    forbid(
      'no-undeclared-package',
      'What is imported is declared in package.json, not borrowed from another package.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),

    forbid(
      'contracts-stand-alone',
      'contracts imports nothing of ours.',
      '^contracts/',
      '^(web|mock-server|e2e|bench|scripts)/',
    ),
    forbid(
      'web-not-mock',
      'The console knows the wire, never the mock. Only the demo build (web/src/demo.ts) loads it, and dynamically.',
      { path: '^web/', pathNot: '^web/src/demo\\.ts$' },
      '^mock-server/',
    ),
    forbid(
      'demo-only-msw-binding',
      'The demo build loads the msw binding and nothing else of the mock.',
      '^web/src/demo\\.ts$',
      { path: '^mock-server/', pathNot: '^mock-server/src/bindings/msw\\.ts$' },
    ),
    forbid(
      'demo-only-dynamically',
      'A static import would put the mock into the production bundle.',
      '^web/src/demo\\.ts$',
      { path: '^mock-server/', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbid('mock-not-web', 'The mock knows the wire, never the console.', '^mock-server/', '^web/'),
    forbid(
      'e2e-from-outside',
      'End-to-end tests drive the running system; of its sources they may read the contracts, and which screens there are.',
      '^e2e/',
      '^(web/(?!src/app/screens\\.ts$)|mock-server|bench|scripts)/',
    ),
    forbid(
      'product-not-tests',
      'What is shipped does not import tests or tools.',
      '^(contracts|web|mock-server)/',
      '^(e2e|bench|scripts)/',
    ),

    forbid(
      'examples-are-for-tests',
      'Right forms of contracts/src/examples are what tests begin with; nothing that is shipped needs them.',
      {
        path: '^(contracts|web|mock-server)/',
        pathNot: '^contracts/src/examples/|^contracts/bin/accept/|\\.test\\.tsx?$|/test/|/testing/',
      },
      '^contracts/src/examples/',
    ),

    forbid(
      'kit-knows-no-business',
      'Parts of the kit serve any business; what areas share of ours lives in web/src/domain. Areas of the country, uploads, settings of tables and views of lists are no business.',
      '^web/src/kit/',
      {
        path: '^contracts/src/(areas|trade)/',
        pathNot: '^contracts/src/areas/(regions|uploads|preferences|listViews).ts$',
      },
    ),
    forbid(
      'area-not-area',
      'A type that two areas need lives in contracts, a widget in kit.',
      { path: AREA },
      { path: '^(?:web|mock-server)/src/areas/', pathNot: '^(?:web|mock-server)/src/areas/$1[/.]' },
    ),
    forbid(
      'http-only-in-api',
      'The error rules live once: only web/src/api speaks HTTP and caches.',
      { path: '^web/src/', pathNot: '^web/src/api/' },
      'node_modules/(axios|swr)/',
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|web/dist-demo|contracts/pacts)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
    cache: false,
  },
};
