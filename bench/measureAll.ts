import type { Measurement } from './measurement.ts';

/** The parts by name, each with a function that loads its code. */
export type Parts = Record<string, () => Promise<{ run: () => Promise<Measurement[]> }>>;

const lineOf = ({ name, goal, measured, reached }: Measurement) =>
  `${reached ? 'reached    ' : 'not reached'}  ${name}\n             ${measured}   (goal: ${goal})`;

/**
 * Measures the wanted parts, or all, one after another, and prints all figures at the end. A part that fails is printed with its error, and the
 * others are still measured.
 * @returns the exit code: 1 when a part failed or a wanted one is unknown
 */
export async function measureAll(
  parts: Parts,
  wanted: readonly string[],
  say: (line: string) => void,
): Promise<0 | 1> {
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
  const figures: Measurement[] = [];
  const failures = unknown.map(
    (name) => `${name}: there is no such part, only ${Object.keys(parts).join(', ')}`,
  );
  for (const [name, load] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    say(`measuring ${name} …`);
    try {
      const { run } = await load();
      figures.push(...(await run()));
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  for (const figure of figures) say(lineOf(figure));
  for (const failure of failures) say(`failed       ${failure}`);
  return failures.length > 0 ? 1 : 0;
}
