import { execFileSync } from 'node:child_process';
import { UsageError } from '../verify/options.ts';

/** What git says of the folder of pacts: a version in the broker has to be what is in the commit of that name, always. */

function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    throw new UsageError(
      `${folder} is not in a git working copy with a commit: the version of a pact is its commit.`,
    );
  }
}

/** @throws UsageError when a pact is not what is committed */
export function commitOf(folder: string): string {
  const commit = git(folder, 'rev-parse', 'HEAD');
  const changed = git(folder, 'status', '--porcelain', '--untracked-files=all', '--', '.');
  if (changed) {
    const names = changed.split('\n').map((line) => line.trim().replace(/^\S+\s+/, ''));
    throw new UsageError(
      `Not committed: ${names.join(', ')}. Commit the pacts first, the version is the commit.`,
    );
  }
  return commit;
}

/** @throws UsageError where no branch is checked out, as on many CI machines */
export function branchOf(folder: string): string {
  const branch = git(folder, 'rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === 'HEAD') throw new UsageError('No branch is checked out: give --branch.');
  return branch;
}
