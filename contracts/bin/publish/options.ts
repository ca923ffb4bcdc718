import { parseArgs } from 'node:util';
import { UsageError } from '../verify/options.ts';

/** What `npm run contracts:publish` was told. */
export interface PublishOptions {
  brokerUrl: string;
  /** Value of the Authorization header; undefined for an open broker. */
  authorization: string | undefined;
  branch: string | undefined;
  tags: string[];
  buildUrl: string | undefined;
  pacts: string;
}

export const publishUsage = `Publishes the committed pacts to a Pact Broker; the version is the commit.

  npm run contracts:publish -- --broker-url https://broker.example [options]

  --broker-url URL    or PACT_BROKER_BASE_URL
  --broker-token T    or PACT_BROKER_TOKEN; a broker with a password takes PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  --branch NAME       the branch of the working copy when left out
  --tag NAME          may be repeated
  --build-url URL     where the CI run can be seen

Exit code: 0 published, 1 the broker refused or is not there, 2 this command line or this working copy cannot be used.`;

const flags = {
  'broker-url': { type: 'string' },
  'broker-token': { type: 'string' },
  branch: { type: 'string' },
  tag: { type: 'string', multiple: true },
  'build-url': { type: 'string' },
  /** For tests. */
  pacts: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Undefined when only help is wanted.
 * @throws UsageError
 */
export function readPublishOptions(args: string[], env: Env, pacts: string): PublishOptions | undefined {
  const given = parse(args);
  if (given.help) return undefined;
  const brokerUrl = given['broker-url'] ?? env.PACT_BROKER_BASE_URL;
  if (!brokerUrl) throw new UsageError('Give --broker-url.');
  if (!URL.canParse(brokerUrl) || !/^https?:\/\//.test(brokerUrl))
    throw new UsageError(
      `--broker-url ${brokerUrl} is not an address: write it like https://broker.example.`,
    );
  return {
    brokerUrl: brokerUrl.replace(/\/+$/, ''),
    authorization: authorizationOf(given['broker-token'] ?? env.PACT_BROKER_TOKEN, env),
    branch: given.branch,
    tags: given.tag ?? [],
    buildUrl: given['build-url'],
    pacts: given.pacts ?? pacts,
  };
}

function authorizationOf(token: string | undefined, env: Env): string | undefined {
  if (token) return `Bearer ${token}`;
  const { PACT_BROKER_USERNAME: user, PACT_BROKER_PASSWORD: password = '' } = env;
  return user ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` : undefined;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags }).values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.\s/);
    throw new UsageError(`${sentence}. --help lists the options.`);
  }
}
