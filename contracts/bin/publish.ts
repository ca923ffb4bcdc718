import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PactFileError, readPact } from '../src/pactFile.ts';
import { BrokerError, publish } from './publish/broker.ts';
import { publishUsage, readPublishOptions } from './publish/options.ts';
import { branchOf, commitOf } from './publish/workingCopy.ts';
import { UsageError } from './verify/options.ts';

/** `npm run contracts:publish`: puts the committed pacts into a Pact Broker. Exit codes: see `publishUsage`. */

const folder = fileURLToPath(new URL('../pacts', import.meta.url));

async function main(): Promise<void> {
  const options = readPublishOptions(process.argv.slice(2), process.env, folder);
  if (!options) return console.log(publishUsage);
  const { brokerUrl, authorization, tags, buildUrl } = options;
  const commit = commitOf(options.pacts);
  const branch = options.branch ?? branchOf(options.pacts);
  const pacts = readdirSync(options.pacts)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(join(options.pacts, name), 'utf8');
      return { text, pact: readPact(text, name) };
    });
  if (pacts.length === 0) throw new UsageError(`${options.pacts} holds no pact.`);
  const remarks = await publish(brokerUrl, authorization, { commit, branch, tags, buildUrl, pacts });
  for (const remark of remarks) console.log(remark);
  const tagged = tags.length > 0 ? `, tagged ${tags.join(', ')}` : '';
  console.log(`Published ${pacts.length} pact as version ${commit} of branch ${branch}${tagged}.`);
}

try {
  await main();
} catch (error) {
  const isInput = error instanceof UsageError || error instanceof PactFileError;
  const isKnown = isInput || error instanceof BrokerError;
  console.error(isKnown || !process.env.DEBUG ? (error as Error).message : error);
  process.exitCode = isInput ? 2 : 1;
}
