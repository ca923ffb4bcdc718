import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Deletes the recorded calls of an earlier run before a new run starts. */
export default function forgetCalls() {
  rmSync(join(import.meta.dirname, '../.reports/called'), { recursive: true, force: true });
}
