export interface Fit {
  /** Of each column, in px. */
  widths: readonly number[];
  /** Which columns stay at the right edge while the others scroll under them. */
  held: readonly boolean[];
}

/** A column as it was measured; `keep` wants to be in view. */
export interface Measured {
  width: number;
  keep?: boolean | undefined;
}

/**
 * The columns of a table in `room` px beside what always stays (boxes, actions). Where not all fit, those to be kept in view that
 * would be out of it are held at the right edge, and the columns that fit before that edge share what is left, so that it never
 * cuts one in half. A table that is too narrow for a single column beside them scrolls as it is.
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

/** The first columns, without those that are held, that stand in `left` px as a whole. */
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
