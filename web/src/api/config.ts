import * as z from 'zod/mini';

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
