import { createRequire } from 'node:module';
const core = createRequire('/work/main/node_modules/@pact-foundation/pact/package.json')('@pact-foundation/pact-core').default;
const t = performance.now();
try {
  const r = await core.verifyPacts({ provider: 'meimei-backend', providerBaseUrl: 'http://127.0.0.1:40215', pactUrls: ['contracts/pacts/meimei-console-meimei-backend.json'], providerStatesSetupUrl: 'http://127.0.0.1:40215/__mock/provider-states', logLevel: 'error' });
  console.log('OK', JSON.parse(r).interactionResults.length);
} catch (e) { console.log('FAIL', e.message.slice(-6000)); }
console.log(performance.now() - t);
