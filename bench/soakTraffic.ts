import { auth } from '#contracts/areas/auth.ts';
import { homeBanners } from '#contracts/areas/banners.ts';
import { estates } from '#contracts/areas/estates.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { type AnyEndpoint, fillPath } from '#contracts/endpoint.ts';
import { settingsExample } from '#contracts/examples/settings.ts';

/** What all clients of a soak have seen. */
export interface Tally {
  calls: number;
  /** Responses with HTTP 500 or status -1099, neither of which is ever injected as a fault. */
  unasked: string[];
  planned: number;
  /** Responses without an envelope, and missing responses; faults cause these. */
  broken: number;
  added: number;
  removed: number;
}
export const newTally = (): Tally => ({ calls: 0, unasked: [], planned: 0, broken: 0, added: 0, removed: 0 });

const faultShare = 0.2;
const faults = [
  { kind: 'delay', value: 30 },
  { kind: 'status', value: -1007 },
  { kind: 'status', value: -1003 },
  { kind: 'http', value: 503 },
  { kind: 'drop' },
  { kind: 'malformed' },
  { kind: 'truncated' },
];

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** One user of the console: reads, saves, sends invalid input and signs in again until it is stopped. */
export class Client {
  readonly #origins: string[];
  readonly #token: string;
  readonly #tally: Tally;
  readonly #mine: string[] = [];

  /** @param origins servers that calls and faults are sent to, chosen at random */
  constructor(origins: string[], token: string, tally: Tally) {
    this.#origins = origins;
    this.#token = token;
    this.#tally = tally;
  }

  async step(): Promise<void> {
    const chance = Math.random();
    const offset = Math.floor(Math.random() * 50);
    if (chance < 0.25) await this.#call(smsLogs.list, { query: { offset, limit: 10, mobile: '13' } });
    else if (chance < 0.4) await this.#call(homeBanners.list, { query: { offset: 0, limit: 100 } });
    else if (chance < 0.5) await this.#call(pick([merchants.allEnabled, hotels.all, estates.allEnabled]), {});
    else if (chance < 0.75) await this.#changeBanners();
    else if (chance < 0.89) await this.#saveSettings();
    else if (chance < 0.9) await this.#signIn();
    else if (chance < 0.95) await this.#fetch('POST', 'main/settings/update?token=x', '{"data":');
    else await this.#fetch('GET', 'main/no/such/path');
  }

  async #planFault(): Promise<void> {
    this.#tally.planned++;
    const body = JSON.stringify({ endpoint: '*', times: 1, ...pick(faults) });
    await (await fetch(`${pick(this.#origins)}/__mock/faults`, { method: 'POST', body })).arrayBuffer();
  }

  /**
   * Mostly edits; adds and removes alternate. (Removed records stay in the store by design and sessions for 12 hours, so the growth from added
   * records is no leak.)
   */
  async #changeBanners(): Promise<void> {
    const link = { linkType: 0, configData: {} };
    const body = { title: '浸泡', imageUrl: '/a.png', enabled: 1, ordering: 3, link };
    const params = { id: this.#mine[0] ?? '' };
    if (this.#mine.length > 0 && Math.random() < 0.85) {
      await this.#call(homeBanners.update, { params, body });
    } else if (this.#mine.length > 5) {
      if (await this.#call(homeBanners.remove, { params })) {
        this.#mine.shift();
        this.#tally.removed++;
      }
    } else {
      const banner = await this.#call<{ id: string }>(homeBanners.add, { body });
      if (!banner) return;
      this.#mine.push(banner.data.id);
      this.#tally.added++;
    }
  }

  async #saveSettings(): Promise<void> {
    const found = await this.#call<{ version: number }>(settings.get, {});
    const version = found?.data.version;
    await this.#call(settings.update, { body: { ...settingsExample, version } });
  }

  async #signIn(): Promise<void> {
    const mobile = '19900000002';
    const issued = await this.#call<{ code: string }>(auth.createByMobile, { body: { mobile } });
    if (!issued) return;
    const { code } = issued.data;
    const credential = loginCredential(passwordHash('mm123456'), code);
    await this.#call(auth.login, { body: { mobile, code, credential } });
  }

  /** The envelope of a successful call; undefined otherwise. */
  async #call<D>(endpoint: AnyEndpoint, { params = {}, query = {}, body = {} }: Input) {
    const search = new URLSearchParams({ token: this.#token });
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const path = `${endpoint.base}/${fillPath(endpoint.path, params)}?${search}`;
    const text = JSON.stringify(endpoint.travel === 'data' ? { data: body ?? {} } : (body ?? {}));
    const answer = await this.#fetch(endpoint.method, path, endpoint.method === 'GET' ? undefined : text);
    return answer?.status === 1 ? (answer as { status: number; data: D }) : undefined;
  }

  async #fetch(method: string, path: string, body?: string): Promise<{ status?: number } | undefined> {
    this.#tally.calls++;
    if (Math.random() < faultShare) await this.#planFault();
    try {
      const url = `${pick(this.#origins)}/api/${path}`;
      const response = await fetch(url, { method, ...(body !== undefined && { body }) });
      if (response.status === 500) this.#tally.unasked.push(`HTTP 500 of ${path.split('?')[0]}`);
      const envelope = (await response.json()) as { status?: number };
      if (envelope.status === -1099) this.#tally.unasked.push(`-1099 of ${path.split('?')[0]}`);
      return envelope;
    } catch {
      this.#tally.broken++;
      return undefined;
    }
  }
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
