/** Edit distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries()) {
      const change = (row[to] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names that somebody who wrote `word` may have meant, nearest first; none where nothing is near. */
export function near(word: string, names: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  // One mistake in four letters: more would find what has nothing to do with it.
  const most = Math.floor(wanted.length / 4);
  const ranked = names.map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }));
  return ranked
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
