import { textWidth } from './textWidth.ts';

/** Left and right of what stands in a cell. */
const padding = 24;
/** What a tag has besides its word: dot, gap and its own padding. */
const aroundTag = 30;
/** The two arrows of a heading that sorts, and their gap. */
const arrows = 20;
/** Of a column that says nothing of its width, where the table scrolls. */
const freeWidth = 180;
/** How much wider the actions are in other languages than Chinese. */
const longerActions = 1.4;

/** A heading has two lines, broken between words; Chinese and Japanese break anywhere. */
function headWidth(title: string): number {
  const words = title.split(/\s+/);
  const longest = Math.max(...words.map((word) => textWidth(word)));
  const half = words.length > 1 ? textWidth(title) / 2 : 0;
  return words.length === 1 && /[\u3040-\u9fff]/.test(title) ? longest / 2 + 16 : Math.max(longest, half);
}

/** What of a column says how wide it has to be. */
interface Sized {
  title: string;
  width?: number;
  actions?: true;
  sort?: string;
  tags?: readonly string[];
}

/** Pixels that a column needs in the language of its words: its own width, its heading, and whatever tag it may show. */
export function columnWidth(column: Sized, isChinese: boolean): number {
  const { title, width = freeWidth, actions, sort, tags = [] } = column;
  if (actions) return isChinese ? width : Math.round(width * longerActions);
  const head = headWidth(title) + padding + (sort ? arrows : 0);
  const longestTag = Math.max(0, ...tags.map((text) => textWidth(text, tagFont)));
  const tag = longestTag > 0 ? longestTag + aroundTag + padding : 0;
  return Math.ceil(Math.max(width, head, tag));
}

const tagFont = '12px';
