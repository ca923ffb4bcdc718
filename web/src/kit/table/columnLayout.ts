import { type Fit, fitWidths } from './fitWidths.ts';

/** Width of the checkbox column in pixels. */
export const pickWidth = 40;

/** A column that is to be laid out. */
export interface Wanted {
  key: string;
  /** Pixels that it needs. */
  width: number;
  /** It states no width of its own. */
  flexible?: boolean;
  keep?: boolean;
  actions?: boolean;
}

/** How wide the user wants columns, and the last one of those that stay at the left edge. */
export interface ColumnLook {
  widths?: Readonly<Record<string, number>> | undefined;
  frozen?: string | undefined;
}

interface Frame {
  /** Width of the table's box in pixels; undefined before it is mounted. */
  room: number | undefined;
  /** Rows have a checkbox. */
  picks: boolean;
}

/** Where a cell stays while the others scroll, and how far from that edge, in pixels. */
type Side = 'left' | 'right';

export interface Layout {
  /** By the index of the column; undefined = an equal share of what is left. */
  widths: readonly (number | undefined)[];
  /** The same as far as it can be told without the browser. */
  shown: readonly number[];
  sides: readonly (Side | undefined)[];
  edges: readonly number[];
  /** Pixels of the table: at least, and where it is as wide as its columns and not as its box. */
  minWidth: number;
  tableWidth: number | undefined;
  scrolls: boolean;
}

/** The widths of all columns, and which of them stay in view. */
export function layoutOf(columns: readonly Wanted[], look: ColumnLook, { room, picks }: Frame): Layout {
  const own = look.widths ?? {};
  const free = columns.filter(({ actions }) => !actions);
  const pick = picks ? pickWidth : 0;
  const acting = sum(columns.filter(({ actions }) => actions).map(({ width }) => width));
  const fit = fitWidths(
    free.map(({ key, width, keep, flexible }) => ({
      ...{ width: own[key] ?? width, keep, flexible },
      set: own[key] !== undefined,
    })),
    room === undefined ? Number.POSITIVE_INFINITY : room - pick - acting,
    free.findIndex(({ key }) => key === look.frozen) + 1,
  );
  const minWidth = pick + sum(fit.widths) + acting;
  const scrolls = room !== undefined && minWidth > room;
  const isSet = free.some(({ key }) => own[key] !== undefined);
  const lastAction = columns.findLastIndex(({ actions }) => actions);
  let next = 0;
  const widths = columns.map(({ width, actions, flexible }, at) => {
    if (actions) return at === lastAction ? width + fit.spare : width;
    const fitted = fit.widths[next++];
    return flexible && !scrolls && !isSet ? undefined : fitted;
  });
  const total = pick + sum(widths.map((width) => width ?? 0));
  const isFixed = isSet && room !== undefined;
  return {
    ...{ widths, scrolls },
    shown: shownOf(widths, isFixed || room === undefined ? 0 : room - pick),
    minWidth: scrolls ? total : minWidth,
    tableWidth: isFixed ? total : undefined,
    ...heldAt(columns, fit, widths, pick),
  };
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** What the browser makes of widths: it shares what is left among the columns without one, or else among all. */
function shownOf(widths: readonly (number | undefined)[], room: number): number[] {
  const known = sum(widths.map((width) => width ?? 0));
  const open = widths.filter((width) => width === undefined).length;
  const scale = open === 0 && known > 0 && known < room ? room / known : 1;
  return widths.map((width) =>
    Math.round(width === undefined ? Math.max(0, room - known) / open : width * scale),
  );
}

/** The edge at which each column stays, and its distance from it: frozen ones at the left, held ones beside the actions. */
function heldAt(columns: readonly Wanted[], fit: Fit, widths: Layout['widths'], pick: number) {
  let next = 0;
  const sides = columns.map(({ actions }): Side | undefined => {
    if (actions) return undefined;
    const at = next++;
    return at < fit.frozen ? 'left' : fit.held[at] ? 'right' : undefined;
  });
  const isRight = columns.map(({ actions }, at) => actions === true || sides[at] === 'right');
  const edges = sides.map((side, at) => {
    const beside = widths.map((width = 0, other) => {
      const counts = side === 'left' ? other < at : other > at && isRight[other];
      return counts ? width : 0;
    });
    return side === undefined ? 0 : sum(beside) + (side === 'left' ? pick : 0);
  });
  return { sides, edges };
}
