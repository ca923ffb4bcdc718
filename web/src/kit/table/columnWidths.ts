import { textWidth } from './textWidth.ts';

/** Left and right of what stands in a cell. */
const padding = 24;
/** The line beside a column that is held at the edge. */
const edgeLine = 2;
/** What a tag has besides its word: dot, gap and its own padding. */
const aroundTag = 30;
/** The two arrows of a heading that sorts, and their gap. */
const arrows = 20;
/** Of a column that says nothing of its width, where the table scrolls. */
const freeWidth = 180;
/** How much wider the actions are in other languages than Chinese; there they may take two lines. */
const longerActions = 1.2;

/** A heading has two lines, broken between words; Chinese and Japanese break anywhere. */
function headWidth(title: string): number {
  const words = title.split(/\s+/);
  if (words.length === 1) return /[\u3040-\u9fff]/.test(title) ? textWidth(title) / 2 + 16 : textWidth(title);
  const lines = (at: number) => [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return Math.min(
    ...words.slice(1).map((_, at) => Math.max(...lines(at + 1).map((line) => textWidth(line)))),
  );
}

/** What of a column says how wide it has to be. */
interface Sized {
  title: string;
  width?: number;
  actions?: true;
  keep?: true;
  sort?: string;
  tags?: readonly string[];
}

/** Pixels that a column needs in the language of its words: its own width, its heading, and whatever tag it may show. */
export function columnWidth(column: Sized, isChinese: boolean): number {
  const { title, width = freeWidth, actions, keep, sort, tags = [] } = column;
  if (actions) return isChinese ? width : Math.round(width * longerActions);
  const head = headWidth(title) + padding + (sort ? arrows : 0) + (keep ? edgeLine : 0);
  const longestTag = Math.max(0, ...tags.map((text) => textWidth(text, tagFont)));
  const tag = longestTag > 0 ? longestTag + aroundTag + padding : 0;
  return Math.ceil(Math.max(width, head, tag));
}

const tagFont = '12px';
