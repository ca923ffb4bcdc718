/** What the palette offers besides records: pages and actions. */
export interface Entry {
  /** Unique among the entries. */
  key: string;
  /** Its name in the user's language. */
  label: string;
  detail: string;
  /** Its name in further languages, and its address: texts by which it is found, too. */
  also: readonly string[];
  run: () => void;
}

/** Finds a text by its Chinese characters, its pinyin or the initials of its pinyin. */
type PinyinMatch = (text: string, wanted: string) => boolean;

/** How well an entry matches, lower is better; undefined if it does not. */
function rank({ label, also }: Entry, wanted: string, matchesPinyin: PinyinMatch): number | undefined {
  const names = [label, ...also].map((name) => name.toLowerCase());
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(/[\s/-]+/).some((word) => word.startsWith(wanted)))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  const words = wanted.split(/\s+/);
  if (words.length > 1 && names.some((name) => words.every((word) => name.includes(word)))) return 3;
  return names.some((name) => matchesPinyin(name, wanted)) ? 4 : undefined;
}

/** The entries that match, the best first; those that match alike keep their order. */
export function matching<E extends Entry>(
  entries: readonly E[],
  text: string,
  matchesPinyin: PinyinMatch,
): E[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return entries
    .flatMap((entry) => {
      const at = rank(entry, wanted, matchesPinyin);
      return at === undefined ? [] : [{ entry, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}
