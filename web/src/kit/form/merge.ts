import { isSame } from '../../api/lostAnswers.ts';
import { mergeRows, type RowChoice } from './mergeRows.ts';

type Values = Record<string, unknown>;
export type Side = 'theirs' | 'mine';

/** What both sides changed differently: a field, several that belong together, or one row of a list. */
export interface Choice {
  id: string;
  names: readonly string[];
  /** The row's number among those of the field that are to be chosen, from 1. */
  row?: number;
  /** The values of the named fields; for a row, the list with only this row, or empty where that side does not have it. */
  was: Values;
  theirs: Values;
  mine: Values;
}

export interface Merge {
  choices: Choice[];
  /** Fields in which something that only the other one changed was taken over. */
  taken: string[];
  /** The merged values for what was chosen. */
  result: (chosen: (choice: Choice) => Side) => Values;
}

interface Versions {
  /** What the form was loaded with. */
  was: Values;
  /** What is stored now. */
  theirs: Values;
  mine: Values;
}

/** Half a point is another place. */
const belongTogether = [['longitude', 'latitude']];

/**
 * Merges two changes of the same record, field by field: what only one side changed is taken over, what both changed alike is no conflict, and the
 * rest is to be chosen. Lists merge by row.
 * @param isValid whether a field may have this value; if changes that are valid each for itself break the rule together, the list is chosen as a whole
 */
export function merge(
  { was, theirs, mine }: Versions,
  isValid: (name: string, value: unknown) => boolean = () => true,
): Merge {
  const choices: Choice[] = [];
  const taken: string[] = [];
  const parts: ((chosen: (choice: Choice) => Side) => Values)[] = [];
  const pick = (names: readonly string[], from: Values): Values =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  const choose = (choice: Choice) => {
    choices.push(choice);
    return choice;
  };

  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].filter(
    (name) => name !== 'version',
  );
  for (const group of groupsOf(names)) {
    const [a, b, c] = [pick(group, was), pick(group, theirs), pick(group, mine)] as const;
    const keep = (side: Values) => parts.push(() => side);
    if (isSame(a, b) || isSame(b, c)) keep(c);
    else if (isSame(a, c)) {
      taken.push(...group);
      keep(b);
    } else {
      const [name] = group as [string];
      const rows = group.length === 1 ? rowsOf(name, [a[name], b[name], c[name]]) : undefined;
      if (rows) {
        if (rows.isTaken) taken.push(name);
        for (const choice of rows.choices) choose(choice);
        parts.push((chosen) => ({ [name]: rows.list(chosen) }));
      } else {
        const choice = choose({ id: group.join(), names: group, was: a, theirs: b, mine: c });
        parts.push((chosen) => choice[chosen(choice)]);
      }
    }
  }
  return {
    choices,
    taken,
    result: (chosen) =>
      Object.assign({}, mine, { version: theirs.version }, ...parts.map((part) => part(chosen))),
  };

  function rowsOf(name: string, versions: readonly unknown[]) {
    const [a, b, c] = versions.map((value) => value || []) as [unknown[], unknown[], unknown[]];
    if (![a, b, c].every(Array.isArray)) return undefined;
    const merged = mergeRows(a, b, c);
    if (!merged) return undefined;
    const found = new Map<RowChoice, Choice>();
    const only = (row: unknown): Values => ({ [name]: row === undefined ? [] : [row] });
    for (const piece of merged.pieces)
      if ('choice' in piece) {
        const row = found.size + 1;
        const { was, theirs, mine } = piece.choice;
        found.set(piece.choice, {
          ...{ id: `${name} ${row}`, names: [name], row },
          ...{ was: only(was), theirs: only(theirs), mine: only(mine) },
        });
      }
    const list = (chosen: (choice: Choice) => Side) =>
      merged.pieces.flatMap((piece) => {
        if ('row' in piece) return [piece.row];
        const choice = found.get(piece.choice) as Choice;
        return choice[chosen(choice)][name] as unknown[];
      });
    const sides: Side[] = ['theirs', 'mine'];
    if (
      !sides.every((side) =>
        isValid(
          name,
          list(() => side),
        ),
      )
    )
      return undefined;
    return { choices: [...found.values()], isTaken: merged.isTaken, list };
  }
}

function groupsOf(names: readonly string[]): string[][] {
  const groups = belongTogether.filter((group) => group.every((name) => names.includes(name)));
  const grouped = groups.flat();
  return names.flatMap((name) => {
    if (!grouped.includes(name)) return [[name]];
    return groups.filter(([first]) => first === name);
  });
}
