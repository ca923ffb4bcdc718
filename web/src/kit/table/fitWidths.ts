export interface Fit {
  /** Width of each column in pixels. */
  widths: readonly number[];
  /** Which columns stay at the right edge while the others scroll below them. */
  held: readonly boolean[];
}

/** A column with its measured width; `keep` = should stay in view. */
export interface Measured {
  width: number;
  keep?: boolean | undefined;
}

/**
 * Fits the columns into `room` px, which is the width without boxes and actions. If they do not all fit, the `keep` columns that would be out of view
 * are held at the right edge. The columns that fit before that edge share the remaining width, so that the edge never cuts one in half. If there is
 * no room for a single column beside the held ones, nothing is held and the table scrolls.
 */
export function fitWidths(columns: readonly Measured[], room: number): Fit {
  const all = columns.map(({ width }) => width);
  const asTheyAre = { widths: all, held: columns.map(() => false) };
  if (sum(all) <= room) return asTheyAre;
  let held = asTheyAre.held;
  for (;;) {
    const left = room - sum(all.filter((_, at) => held[at]));
    const fitting = fittingOf(columns, held, left);
    if (fitting.length === 0)
      return held === asTheyAre.held ? asTheyAre : shared(columns, asTheyAre.held, room);
    const more = columns.map(({ keep }, at) => held[at] || (keep === true && !fitting.includes(at)));
    if (more.every((is, at) => is === held[at])) return shared(columns, held, left);
    held = more;
  }
}

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

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

function shared(columns: readonly Measured[], held: readonly boolean[], left: number): Fit {
  const fitting = fittingOf(columns, held, left);
  const more = left - sum(fitting.map((at) => columns[at]?.width ?? 0));
  const share = Math.floor(more / fitting.length);
  const last = fitting.at(-1);
  const widths = columns.map(({ width }, at) => {
    if (!fitting.includes(at)) return width;
    return width + share + (at === last ? more - share * fitting.length : 0);
  });
  return { widths, held };
}
