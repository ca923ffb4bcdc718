import { Verifier } from '@pact-foundation/pact';
const t = performance.now();
try {
  const r = await new Verifier({ provider: 'meimei-backend', providerBaseUrl: 'http://127.0.0.1:40215', pactUrls: ['contracts/pacts/meimei-console-meimei-backend.json'], providerStatesSetupUrl: 'http://127.0.0.1:40215/__mock/provider-states', logLevel: 'error' }).verifyProvider();
  import('node:fs').then(f=>f.writeFileSync('/tmp/r.json', typeof r==='string'?r:JSON.stringify(r)));
} catch (e) { import('node:fs').then(f=>f.writeFileSync('/tmp/r.json', e.message)); }
console.log(performance.now() - t);
