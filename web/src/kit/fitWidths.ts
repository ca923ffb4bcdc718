/**
 * Widths of the columns of a table that scrolls sideways, in px: those that fit beside what always stays (boxes, actions) share the
 * room that is left, so that the edge of the sticky actions never cuts a column in half. What fits as a whole stays as it is, and
 * so does a table that is too narrow for a single column.
 */
export function fitWidths(widths: readonly number[], room: number): readonly number[] {
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return widths;
  let fitting = 0;
  let used = 0;
  for (const width of widths) {
    if (used + width > room) break;
    used += width;
    fitting++;
  }
  if (fitting === 0) return widths;
  const more = room - used;
  const share = Math.floor(more / fitting);
  return widths.map((width, at) =>
    at >= fitting ? width : width + share + (at === fitting - 1 ? more - share * fitting : 0),
  );
}
