import type { Change, Json } from './diff/change.ts';
import { breaksSomething, changesBetween } from './diff/compare.ts';
import { versionNamed } from './diff/sources.ts';
import { asJson, asMarkdown, asText } from './diff/words.ts';
import { parse, UsageError } from './verify/options.ts';

/** `npm run contracts:diff`: what changed between two versions of the contract, and for whom it is a break. */

const usage = `What changed between two versions of the contract, and whom it breaks.

  npm run contracts:diff -- --from VERSION [--to VERSION] [--as text|markdown|json]

  --from VERSION   a released version (1.0.0), a commit, branch or tag of this repository, an OpenAPI 3.1 file,
                   or its address (https://…/__mock/contracts/openapi.json)
  --to VERSION     the same; left out = the definitions as they are here
  --as FORM        text, markdown or json

Exit code: 0 nothing breaks, 1 something breaks, 2 nothing could be compared: this command line cannot be used, or a document is broken.`;

const forms = { text: asText, markdown: asMarkdown, json: asJson };

async function main(): Promise<number> {
  const flags = {
    from: { type: 'string' },
    to: { type: 'string' },
    as: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const given = parse(process.argv.slice(2), flags);
  if (given.help) {
    console.log(usage);
    return 0;
  }
  if (given.from === undefined)
    throw new UsageError('Give --from: a commit, a file or an address. --help says more.');
  const form = Object.entries(forms).find(([name]) => name === (given.as ?? 'text'))?.[1];
  if (!form)
    throw new UsageError(`There is no form ${given.as}: the forms are ${Object.keys(forms).join(', ')}.`);
  const changes = compared(await versionNamed(given.from), await versionNamed(given.to));
  console.log(form(changes));
  return breaksSomething(changes) ? 1 : 0;
}

/** @throws UsageError where a document is not built as OpenAPI is */
function compared(from: Json, to: Json): Change[] {
  try {
    return changesBetween(from, to);
  } catch (error) {
    throw new UsageError(`The two versions cannot be compared: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isKnown = error instanceof UsageError;
  console.error(isKnown || !process.env.DEBUG ? (error as Error).message : error);
  // Never 1, which says that something breaks.
  process.exitCode = 2;
}
