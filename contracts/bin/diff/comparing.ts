import type { Json, Say } from './change.ts';

/** What a comparison of schemas needs to know besides the two schemas. */
export interface Comparing {
  /** `sent` by the console, or `answered` by the backend: what is more for the one is less for the other. */
  how: 'sent' | 'answered';
  say: Say;
  /** Whether both versions state such a thing at all. */
  isStated: (keyword: string) => boolean;
  /** The texts that the examples of both versions have in a place, like `answer.list[].name`. */
  examplesAt: (at: string) => string[];
}

/** Of these 1.0.0 states nothing: its generator, and the first way of keeping releases, left them out. */
const lateKeywords = ['default', 'format', 'x-unit', 'x-part', 'x-ending', 'additionalProperties'];

/** Says of a keyword whether two versions can be compared in it: not where one of them states it nowhere. */
export function statedIn(from: Json, to: Json): Comparing['isStated'] {
  const [before, after] = [keywordsOf(from), keywordsOf(to)];
  return (keyword) => !lateKeywords.includes(keyword) || (before.has(keyword) && after.has(keyword));
}

function keywordsOf(document: Json): Set<string> {
  const found = new Set<string>();
  const look = (part: Json, isNames: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const one of part) look(one, false);
      return;
    }
    for (const [key, value] of Object.entries(part)) {
      if (!isNames && (key === 'example' || key === 'examples')) continue;
      if (!isNames && lateKeywords.includes(key)) found.add(key);
      look(value, !isNames && (key === 'properties' || key === 'schemas'));
    }
  };
  look({ paths: document.paths, components: document.components }, false);
  return found;
}
