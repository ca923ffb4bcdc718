let context: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** Width of a text in pixels in the page's font, by default in the weight and size of headings. */
export function textWidth(text: string, look = '600 14px'): number {
  const key = `${look} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = `${look} ${getComputedStyle(document.body).fontFamily}`;
  const width = context?.measureText(text).width ?? text.length * 14;
  known.set(key, width);
  return width;
}
