import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that was chosen and is gone since: reading it fails, as in a browser. */
export async function goneFile(name: string): Promise<File> {
  const folder = await mkdtemp(join(tmpdir(), 'chosen-'));
  const path = join(folder, 'file');
  await writeFile(path, 'as it was chosen');
  const chosen = await openAsBlob(path);
  await rm(folder, { recursive: true });
  return new File([chosen], name);
}
