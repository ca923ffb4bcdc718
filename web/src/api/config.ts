import * as z from 'zod/mini';

/** The address of one tile: below the console's own origin, or of one other host. */
const isTileAddress = (address: string) => {
  const plain = address.replace(/\{[xyz]\}/g, '0');
  const isWhole = ['{x}', '{y}', '{z}'].every((part) => address.includes(part));
  return isWhole && !/[{}]/.test(plain) && (/^\/(?!\/)/.test(plain) || /^https?:\/\//.test(plain));
};

/** What one build reads at run time, so that it serves every environment (decision 14). */
const configSchema = z.object({
  /** Prefixes of the three API bases: paths, or absolute addresses of other hosts. */
  bases: z.object({ main: z.string(), resorts: z.string(), apps: z.string() }),
  /** Shared secret of the picture upload's integrity check. */
  uploadSecret: z.string(),
  /** A language, or `auto` for the browser's own. */
  language: z._default(z.enum(['zh', 'en', 'es', 'ja', 'auto']), 'zh'),
  title: z._default(z.string(), '美美旅享平台'),
  /** Pictures go through `images/upload`, or by signed policy straight to the storage. */
  imageUpload: z._default(z.enum(['images', 'oss']), 'images'),
  /** The backend knows `Idempotency-Key` (docs/decisions/0019-lost-answers.md). A backend that does not may refuse the header. */
  idempotencyKeys: z._default(z.boolean(), false),
  demo: z._default(z.boolean(), false),
  /** An online map under the outline of the country; without it no map asks any other host (docs/decisions/0025-map.md). */
  map: z.optional(
    z.object({
      /** Of an XYZ server, like `https://tiles.example/{z}/{x}/{y}.png`. */
      tiles: z
        .string()
        .check(
          z.refine(
            isTileAddress,
            'an address with {z}, {x} and {y}, like https://tiles.example/{z}/{x}/{y}.png',
          ),
        ),
      /** In which the tiles are drawn: Chinese maps are GCJ-02, Tianditu and maps of the world WGS-84. */
      system: z._default(z.enum(['gcj02', 'wgs84']), 'gcj02'),
      /** Whose map it is, shown in its corner. */
      attribution: z._default(z.string(), ''),
      maxZoom: z._default(z.int().check(z.gte(1), z.lte(22)), 18),
    }),
  ),
});
export type Config = z.infer<typeof configSchema>;

let current: Config | undefined;

/** @throws a readable Error when the file is missing, no JSON, or of another shape */
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
