export interface Fit {
  /** Width of each column in pixels. */
  widths: readonly number[];
  /** Which columns stay at the right edge while the others scroll below them. */
  held: readonly boolean[];
  /** How many of the first columns stay at the left edge. */
  frozen: number;
  /** Pixels before the right edge that no column may take, because the user has set their widths; they are of the action column. */
  spare: number;
}

/** A column with its measured width. */
export interface Measured {
  width: number;
  /** Should stay in view. */
  keep?: boolean | undefined;
  /** The user has set the width: it is taken as it is. */
  set?: boolean | undefined;
  /** It states no width, and is the first to take what is left. */
  flexible?: boolean | undefined;
}

/** Pixels that have to be left for scrolling between frozen and held columns. */
const leastToScroll = 160;

/**
 * Fits the columns into `room` px, which is the width without boxes and actions. If they do not all fit, the `keep` columns that would be out of view
 * are held at the right edge. The columns that fit before that edge share the remaining width, so that the edge never cuts one in half. If there is
 * no room for a single column beside the held ones, nothing is held and the table scrolls.
 *
 * Columns whose width is set, and those before them, stay as they are: where the user has put an edge it stays. What is left is shared by the columns
 * behind them, or else is `spare`.
 * @param freeze how many of the first columns are to stay at the left edge; they do not where no other column could be read beside them
 */
export function fitWidths(columns: readonly Measured[], room: number, freeze = 0): Fit {
  const all = columns.map(({ width }) => width);
  const none = columns.map(() => false);
  if (sum(all) <= room) return asFarAsSet(columns, room);
  const frozen = freeze > 0 && freeze < columns.length ? fitScrolling(columns, room, freeze) : undefined;
  if (frozen) return frozen;
  return fitScrolling(columns, room, 0) ?? { widths: all, held: none, frozen: 0, spare: 0 };
}

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

/** All columns fit. Without a set width the browser shares what is left. */
function asFarAsSet(columns: readonly Measured[], room: number): Fit {
  const widths = columns.map(({ width }) => width);
  const fit = { widths, held: columns.map(() => false), frozen: 0, spare: 0 };
  if (!columns.some(({ set }) => set) || !Number.isFinite(room)) return fit;
  const behind = stretchable(
    columns,
    columns.map((_, at) => at),
  );
  const flexible = behind.filter((at) => columns[at]?.flexible);
  return stretched(fit, flexible.length > 0 ? flexible : behind, room - sum(widths));
}

/** Undefined where no column that scrolls fits beside the frozen ones. */
function fitScrolling(columns: readonly Measured[], room: number, frozen: number): Fit | undefined {
  const none = columns.map(() => false);
  let held: readonly boolean[] = none;
  for (;;) {
    const left = room - sum(columns.map(({ width }, at) => (held[at] ? width : 0)));
    const fitting = fittingOf(columns, held, left);
    const isTooNarrow =
      frozen > 0 && left - sum(columns.slice(0, frozen).map(({ width }) => width)) < leastToScroll;
    if (!fitting.some((at) => at >= frozen) || isTooNarrow) {
      if (frozen > 0) return undefined;
      return held === none ? undefined : shared(columns, none, room, 0);
    }
    const more = columns.map(
      ({ keep }, at) => held[at] === true || (keep === true && at >= frozen && !fitting.includes(at)),
    );
    if (more.every((is, at) => is === held[at])) return shared(columns, held, left, frozen);
    held = more;
  }
}

/** The indexes of the first columns, without the held ones, that fit completely into `left` px. */
function fittingOf(columns: readonly Measured[], held: readonly boolean[], left: number): number[] {
  const fitting: number[] = [];
  let used = 0;
  for (const [at, { width }] of columns.entries()) {
    if (held[at]) continue;
    if (used + width > left) break;
    used += width;
    fitting.push(at);
  }
  return fitting;
}

/** Those of the columns at these indexes that stand behind the last one whose width is set. */
function stretchable(columns: readonly Measured[], indexes: readonly number[]): readonly number[] {
  const lastSet = indexes.findLastIndex((at) => columns[at]?.set);
  return indexes.slice(lastSet + 1);
}

function shared(columns: readonly Measured[], held: readonly boolean[], left: number, frozen: number): Fit {
  const fitting = fittingOf(columns, held, left);
  const widths = columns.map(({ width }) => width);
  const more = left - sum(fitting.map((at) => widths[at] ?? 0));
  return stretched({ widths, held, frozen, spare: 0 }, stretchable(columns, fitting), more);
}

function stretched(fit: Fit, indexes: readonly number[], more: number): Fit {
  if (indexes.length === 0) return { ...fit, spare: more };
  const share = Math.floor(more / indexes.length);
  const last = indexes.at(-1);
  const widths = fit.widths.map((width, at) => {
    if (!indexes.includes(at)) return width;
    return width + share + (at === last ? more - share * indexes.length : 0);
  });
  return { ...fit, widths };
}
