import { readFileSync } from 'node:fs';
import type { PublishedFile } from '../control/contracts/published.ts';
import type { OlderContract } from '../wire/olderContract.ts';

const files: Record<string, { type: string; file: string }> = {
  '': { type: 'text/html; charset=utf-8', file: 'index.html' },
  'page.js': { type: 'text/javascript; charset=utf-8', file: 'page.js' },
  'routing.js': { type: 'text/javascript; charset=utf-8', file: 'routing.js' },
  'tools.js': { type: 'text/javascript; charset=utf-8', file: 'tools.js' },
  'page.css': { type: 'text/css; charset=utf-8', file: 'page.css' },
};

/**
 * The file that stands at `/__mock/<path>`, undefined where the control plane answers itself.
 * @throws ControlError for what is not among the contracts
 */
export async function controlPage(
  path: string,
  older: OlderContract | undefined,
): Promise<PublishedFile | undefined> {
  const contracts = /^contracts(?:\/(.*))?$/s.exec(path);
  if (contracts) {
    // Only now: the reference needs half of the schema library, which nothing else does at the start.
    const { publishedFile } = await import('../control/contracts/published.ts');
    return publishedFile(contracts[1] ?? '', older);
  }
  const page = Object.hasOwn(files, path) ? files[path] : undefined;
  return (
    page && {
      type: page.type,
      bytes: readFileSync(new URL(`../control/page/${page.file}`, import.meta.url)),
    }
  );
}
