import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Before a run: what an earlier run called says nothing about this one. */
export default function forgetCalls() {
  rmSync(join(import.meta.dirname, '../.reports/called'), { recursive: true, force: true });
}
