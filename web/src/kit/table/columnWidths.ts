import type { ReactNode } from 'react';
import { textWidth } from './textWidth.ts';

/** Sum of the left and right padding of a cell, in pixels. */
const padding = 24;
/** The line beside a column that is held at the right edge. */
const edgeLine = 2;
/** The width of a tag without its word: dot, gap and padding. */
const aroundTag = 30;
/** The two arrows of a sortable heading and their gap. */
const arrows = 20;
/** The width of a column that states none, if the table scrolls. */
const freeWidth = 180;
/** Factor by which the action column is wider in other languages than Chinese, where the actions may take two lines. */
const longerActions = 1.2;

/** The width of a heading in two lines. It is broken between words, in Chinese and Japanese anywhere. */
function headWidth(title: string): number {
  const words = title.split(/\s+/);
  if (words.length === 1) return /[\u3040-\u9fff]/.test(title) ? textWidth(title) / 2 + 16 : textWidth(title);
  const lines = (at: number) => [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return Math.min(
    ...words.slice(1).map((_, at) => Math.max(...lines(at + 1).map((line) => textWidth(line)))),
  );
}

/** The properties of a column that decide how wide it has to be. */
interface Sized {
  title: string;
  width?: number;
  actions?: true;
  fits?: true;
  keep?: true | undefined;
  sort?: string | undefined;
  tags?: readonly string[];
  total?: { shown: ReactNode };
}

/** Pixels that the heading of a column needs. */
export const headingWidth = ({ title, sort, keep }: Pick<Sized, 'title' | 'sort' | 'keep'>) =>
  Math.ceil(headWidth(title) + padding + (sort ? arrows : 0) + (keep ? edgeLine : 0));

/** Pixels that a column needs in the present language: for its own width, its heading, any tag it may show, and its sum. */
export function columnWidth(column: Sized, isChinese: boolean): number {
  const { title, width = freeWidth, actions, fits, keep, sort, tags = [], total } = column;
  if (actions) return isChinese || fits ? width : Math.round(width * longerActions);
  const head = headingWidth({ title, sort, keep });
  const longestTag = Math.max(0, ...tags.map((text) => textWidth(text, tagFont)));
  const tag = longestTag > 0 ? longestTag + aroundTag + padding : 0;
  const sum = typeof total?.shown === 'string' ? textWidth(total.shown) + padding : 0;
  return Math.ceil(Math.max(width, head, tag, sum));
}

const tagFont = '12px';
