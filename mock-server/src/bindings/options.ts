import { contractVersion } from '#contracts/version.ts';
import { usualPace } from '../control/live.ts';
import { routingFromEnv } from '../routing/fromEnv.ts';
import type { RoutingInput } from '../routing/routing.ts';
import { epochOfText } from '../store/clock.ts';
import { defaultUploadSecret, scaleLimits } from '../wire/mock.ts';
import { knownVersions, type OlderContract, olderContract } from '../wire/olderContract.ts';
import { hasConsole } from './consoleFiles.ts';

/** What the mock server was told by its environment. */
export interface ServerOptions {
  host: string;
  port: number;
  /** The variable that moves the port, for refusals. */
  portSetting: 'PORT' | 'MOCK_PORT';
  /** Undefined where nobody asked for one: a state file's own seed counts then. */
  seed: number | undefined;
  scale: number | undefined;
  /** Epoch milliseconds. */
  fixedNow: number | undefined;
  stateFile: string | undefined;
  controlOpen: boolean;
  /** Origins of pages that may use the control plane (`MOCK_CONTROL_ORIGINS`). */
  controlOrigins: string[];
  uploadSecret: string;
  /** Real backends behind the mock (`MOCK_REAL_…`, `MOCK_ROUTING`). */
  routing: RoutingInput | undefined;
  /** Folder of recordings (`MOCK_RECORD_DIR`). */
  recordDir: string | undefined;
  /** Answer only what the pacts pin. */
  contractOnly: boolean;
  /** The released version of the contract that the mock keeps (`MOCK_CONTRACT`); undefined = the definitions as they are. */
  older: OlderContract | undefined;
  /** Actions a minute of simulated members (`MOCK_LIVE`, `MOCK_LIVE_PACE`); undefined = none. */
  livePace: number | undefined;
  console: { folder: string; config: object } | undefined;
}

/** A variable has a value that cannot be used; the message is a sentence. */
export class OptionError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** @throws OptionError */
export function readOptions(env: Env): ServerOptions {
  const folder = env.CONSOLE_DIR || undefined;
  const portSetting = folder ? 'PORT' : 'MOCK_PORT';
  if (folder && !hasConsole(folder)) {
    throw new OptionError(
      `CONSOLE_DIR=${folder} holds no index.html: build the console first (npm start does).`,
    );
  }
  const uploadSecret = env.MOCK_UPLOAD_SECRET || defaultUploadSecret;
  const older = contract(env.MOCK_CONTRACT);
  return {
    host: env.HOST || '127.0.0.1',
    port: number(env, portSetting, 0, 65_535, true) ?? (folder ? 8080 : 8090),
    portSetting,
    seed: number(env, 'MOCK_SEED', 0, 4_294_967_295, true),
    scale: number(env, 'MOCK_SCALE', scaleLimits.min, scaleLimits.max, false),
    fixedNow: moment(env.MOCK_NOW),
    stateFile: env.MOCK_STATE_FILE || undefined,
    controlOpen: isOn(env.MOCK_CONTROL),
    controlOrigins: origins(env.MOCK_CONTROL_ORIGINS),
    uploadSecret,
    routing: routing(env),
    recordDir: env.MOCK_RECORD_DIR || undefined,
    contractOnly: env.MOCK_CONTRACT_ONLY === '1',
    older,
    livePace: env.MOCK_LIVE === '1' ? (number(env, 'MOCK_LIVE_PACE', 1, 600, false) ?? usualPace) : undefined,
    console: folder
      ? { folder, config: consoleConfig(uploadSecret, older?.version ?? contractVersion, env.MOCK_CONFIG) }
      : undefined,
  };
}

function number(env: Env, name: string, min: number, max: number, whole: boolean): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  const fits =
    /^\d+(\.\d+)?$/.test(text) && value >= min && value <= max && (!whole || Number.isInteger(value));
  if (!fits)
    throw new OptionError(`${name}=${text} is not a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`);
  return value;
}

function contract(version: string | undefined): OlderContract | undefined {
  // The newest one is kept by the definitions themselves.
  if (!version || version === contractVersion) return undefined;
  const found = olderContract(version);
  if (found) return found;
  throw new OptionError(
    `MOCK_CONTRACT=${version} is no version of the contract: there are ${[...knownVersions(), contractVersion].join(', ')}.`,
  );
}

function moment(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const epochMs = epochOfText(text);
  if (Number.isNaN(epochMs)) {
    throw new OptionError(
      `MOCK_NOW=${text} is not a time: write it like 2026-01-31 09:00:00 or 2026-01-31T09:00:00+08:00.`,
    );
  }
  return epochMs;
}

function routing(env: Env): RoutingInput | undefined {
  try {
    return routingFromEnv(env);
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

function isOn(text: string | undefined): boolean {
  if (text && text !== 'on' && text !== 'off')
    throw new OptionError(`MOCK_CONTROL=${text} is neither on nor off.`);
  return text !== 'off';
}

function origins(text = ''): string[] {
  const named = text.split(/[\s,]+/).filter(Boolean);
  return named.map((origin) => {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/\/$/.test(origin))
      return url.origin;
    throw new OptionError(
      `MOCK_CONTROL_ORIGINS: ${origin} is not an origin: write it like https://demo.example:8443, several with commas.`,
    );
  });
}

/** The console's `/config.json`; `MOCK_CONFIG` is laid over it. */
function consoleConfig(uploadSecret: string, version: string, text: string | undefined): object {
  const bases = { main: '/api/main', resorts: '/api/resorts', apps: '/api/apps' };
  const shipped = {
    bases,
    uploadSecret,
    language: 'zh',
    title: '美美旅享平台',
    imageUpload: 'images',
    idempotencyKeys: true,
    contractVersion: version,
    clock: '/__mock/clock',
    demo: true,
  };
  if (!text) return shipped;
  try {
    const own: unknown = JSON.parse(text);
    if (typeof own === 'object' && own !== null && !Array.isArray(own)) return { ...shipped, ...own };
  } catch {
    // said below
  }
  throw new OptionError('MOCK_CONFIG is not a JSON object, like {"imageUpload":"oss"}.');
}
