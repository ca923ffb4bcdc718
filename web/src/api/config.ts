import * as z from 'zod/mini';

/**
 * Whether a text can be the address of a tile: a path on the console's own origin or an http(s) URL, with {x}, {y} and {z} and no other placeholder.
 */
const isTileAddress = (address: string) => {
  const plain = address.replace(/\{[xyz]\}/g, '0');
  const isWhole = ['{x}', '{y}', '{z}'].every((part) => address.includes(part));
  return isWhole && !/[{}]/.test(plain) && (/^\/(?!\/)/.test(plain) || /^https?:\/\//.test(plain));
};

/** The configuration that the build reads at run time, so that one build serves every environment (decision 14). */
const configSchema = z.object({
  /** Prefixes of the three API bases: paths, or absolute addresses on other hosts. */
  bases: z.object({ main: z.string(), resorts: z.string(), apps: z.string() }),
  /** Shared secret of the picture upload's integrity check. */
  uploadSecret: z.string(),
  /** A language, or `auto` for the browser's language. */
  language: z._default(z.enum(['zh', 'en', 'es', 'ja', 'auto']), 'zh'),
  title: z._default(z.string(), '美美旅享平台'),
  /** How pictures are uploaded: through `images/upload`, or straight to the storage by a signed policy. */
  imageUpload: z._default(z.enum(['images', 'oss']), 'images'),
  /** Whether the backend knows the header `Idempotency-Key` (docs/decisions/0019-lost-answers.md). A backend that does not know it may refuse it. */
  idempotencyKeys: z._default(z.boolean(), false),
  /** The version of the contract that the backend keeps (contracts/CHANGELOG.md); left out, nobody compares it. */
  contractVersion: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+$/))),
  /** The address of the clock of a mock, from which the console takes the day (`clock.ts`). */
  clock: z.optional(z.string()),
  demo: z._default(z.boolean(), false),
  /** An online map under the outline of the country; without it the map contacts no other host (docs/decisions/0025-map.md). */
  map: z.optional(
    z.object({
      /** The address of an XYZ tile server, like `https://tiles.example/{z}/{x}/{y}.png`. */
      tiles: z
        .string()
        .check(
          z.refine(
            isTileAddress,
            'an address with {z}, {x} and {y}, like https://tiles.example/{z}/{x}/{y}.png',
          ),
        ),
      /** The coordinate system of the tiles: GCJ-02 for Chinese maps, WGS-84 for Tianditu and world maps. */
      system: z._default(z.enum(['gcj02', 'wgs84']), 'gcj02'),
      /** The copyright notice, shown in the map's corner. */
      attribution: z._default(z.string(), ''),
      maxZoom: z._default(z.int().check(z.gte(1), z.lte(22)), 18),
    }),
  ),
});
export type Config = z.infer<typeof configSchema>;

let current: Config | undefined;

/** @throws Error with a readable message when the file is missing, is not JSON, or has another shape */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const result = z.safeParse(configSchema, await response.json());
  if (!result.success)
    throw new Error(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  current = result.data;
  return current;
}

export function config(): Config {
  if (!current) throw new Error('the configuration is not loaded yet');
  return current;
}

/** For contract tests, which run the client without a page. */
export function setConfig(value: Config) {
  current = value;
}
