import { isSame } from '../../api/lostAnswers.ts';

/** A row as each side has it; undefined where the side does not have it. */
export interface RowChoice {
  was: unknown;
  theirs: unknown;
  mine: unknown;
}
/** A row of the merged list, or rows of which one is to be chosen. */
type Piece = { row: unknown } | { choice: RowChoice };

export interface MergedRows {
  pieces: Piece[];
  /** Something that only the other one changed was taken over. */
  isTaken: boolean;
}

/** Where a row was before (`at`), or that it was added. */
interface Node {
  at: number | undefined;
  value: unknown;
}

/**
 * Merges a list that two people changed: what only one of them added, changed, removed or moved is taken over, and rows that both changed are to be
 * chosen. Undefined if both put the rows into another order; then one list is to be chosen as a whole.
 */
export function mergeRows(
  was: readonly unknown[],
  theirs: readonly unknown[],
  mine: readonly unknown[],
): MergedRows | undefined {
  const match = isKeyed([was, theirs, mine]) ? byKey : byContent;
  const sides = { theirs: match(was, theirs), mine: match(was, mine) };
  const order = { theirs: orderOf(sides.theirs, sides.mine), mine: orderOf(sides.mine, sides.theirs) };
  const isMoved = { theirs: !isRising(order.theirs), mine: !isRising(order.mine) };
  if (isMoved.theirs && isMoved.mine && order.theirs.join() !== order.mine.join()) return undefined;

  const added = unify(sides.theirs, sides.mine, match === byKey);
  const leading = isMoved.theirs ? 'theirs' : 'mine';
  const ids = weave(
    added[leading].map(({ id }) => id),
    added[leading === 'mine' ? 'theirs' : 'mine'].map(({ id }) => id),
  );
  const rowsOf = (side: keyof typeof added) => new Map(added[side].map(({ id, value }) => [id, value]));
  const [their, my] = [rowsOf('theirs'), rowsOf('mine')];
  let isTaken = isMoved.theirs && !isMoved.mine;
  const pieces: Piece[] = [];
  // Rows that both removed are in neither list.
  for (const id of ids) {
    const rows = { was: was[Number(id)], theirs: their.get(id), mine: my.get(id) };
    if (isSame(rows.theirs, rows.was) || isSame(rows.theirs, rows.mine)) put(rows.mine);
    else if (isSame(rows.mine, rows.was)) {
      isTaken = true;
      put(rows.theirs);
    } else pieces.push({ choice: rows });
  }
  return { pieces, isTaken };

  function put(row: unknown) {
    if (row !== undefined) pieces.push({ row });
  }
}

const idNames = ['id', 'key', 'url'];
/** What identifies a row: its id where it has one, of a plain value the value itself. */
function keyOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return String(row);
  const name = idNames.find((name) => (row as Record<string, unknown>)[name]);
  return name && String((row as Record<string, unknown>)[name]);
}
const isKeyed = (lists: readonly (readonly unknown[])[]) =>
  lists.every((rows) => {
    const keys = rows.map(keyOf);
    return !keys.includes(undefined) && new Set(keys).size === keys.length;
  });

type Match = (was: readonly unknown[], rows: readonly unknown[]) => Node[];

const byKey: Match = (was, rows) => {
  const places = new Map(was.map((row, at) => [keyOf(row), at]));
  return rows.map((value) => ({ value, at: places.get(keyOf(value)) }));
};

/** Rows without a key: equal rows in the same order are the same; between two of them, rows correspond by place, or by what they have in common. */
const byContent: Match = (was, rows) => {
  const nodes: Node[] = rows.map((value) => ({ value, at: undefined }));
  const pairs = [...commonRows(was, rows), [was.length, rows.length] as const];
  let [fromWas, fromRows] = [0, 0];
  for (const [atWas, atRows] of pairs) {
    const left = Array.from({ length: atWas - fromWas }, (_, at) => fromWas + at);
    const free = nodes.slice(fromRows, atRows);
    for (const [n, node] of free.entries()) {
      const near = left.length === free.length - n ? left[0] : nearest(left, was, node.value);
      if (near === undefined) continue;
      node.at = near;
      left.splice(left.indexOf(near), 1);
    }
    const node = nodes[atRows];
    if (node) node.at = atWas;
    [fromWas, fromRows] = [atWas + 1, atRows + 1];
  }
  return nodes;
};

/** The longest common subsequence of two lists, as pairs of places. */
function commonRows(a: readonly unknown[], b: readonly unknown[]): (readonly [number, number])[] {
  const length = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (length[i] as number[])[j] = isSame(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (isSame(a[i], b[j])) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return pairs;
}

/** The place whose row has most in common with this one, if it has anything. */
function nearest(places: readonly number[], was: readonly unknown[], row: unknown): number | undefined {
  const shared = (at: number) =>
    Object.entries(Object(row) as object).filter(([name, value]) =>
      isSame(value, (Object(was[at]) as Record<string, unknown>)[name]),
    ).length;
  const best = places.reduce<number | undefined>(
    (best, at) => (best === undefined || shared(at) > shared(best) ? at : best),
    undefined,
  );
  return best !== undefined && shared(best) > 0 ? best : undefined;
}

/** The former places of the rows that both sides still have, in the order of the first side. */
const orderOf = (side: readonly Node[], other: readonly Node[]): number[] => {
  const kept = new Set(other.map(({ at }) => at));
  return side.flatMap(({ at }) => (at !== undefined && kept.has(at) ? [at] : []));
};
const isRising = (places: readonly number[]) =>
  places.every((at, n) => n === 0 || (places[n - 1] as number) < at);

/** Gives each row an id: its former place, or one of its own; the same row added by both has one id. */
function unify(theirs: readonly Node[], mine: readonly Node[], isKeyed: boolean) {
  const free = new Map<string, unknown>();
  const idOf = (node: Node, n: number, side: string) =>
    node.at === undefined ? `${side}${n}` : `${node.at}`;
  const theirIds = theirs.map((node, n) => ({ id: idOf(node, n, 'theirs'), value: node.value }));
  for (const [n, { id, value }] of theirIds.entries()) if (theirs[n]?.at === undefined) free.set(id, value);
  const myIds = mine.map((node, n) => {
    if (node.at !== undefined) return { id: `${node.at}`, value: node.value };
    const [id = idOf(node, n, 'mine')] =
      [...free].find(([, value]) =>
        isKeyed ? keyOf(value) === keyOf(node.value) : isSame(value, node.value),
      ) ?? [];
    free.delete(id);
    return { id, value: node.value };
  });
  return { theirs: theirIds, mine: myIds };
}

/** The ids of both lists: those of the first in its order, each further one after the one that precedes it in the second. */
function weave(first: readonly string[], second: readonly string[]): string[] {
  const woven = [...first];
  for (const [n, id] of second.entries()) {
    if (woven.includes(id)) continue;
    const before = second[n - 1];
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id);
  }
  return woven;
}
