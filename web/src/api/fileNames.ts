/** The beginning of a text: at most `max` units of UTF-16, which is how limits count, and no half of a character. */
const beginning = (text: string, max: number) => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/** A file's name in its two parts; the extension has its dot, and is '' where there is none. */
function partsOf(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** A file's name in at most `max` characters, its extension kept. */
export function shortFileName(name: string, max: number): string {
  const [stem, extension] = partsOf(name);
  return beginning(stem, Math.max(0, max - extension.length)) + extension;
}

/** What a picture is called after its file: without the extension, and without what would make a tag of HTML. */
export const titleOfFile = (name: string, max: number): string =>
  beginning(partsOf(name)[0].replace(/[<>]/g, '').trim(), max).trim();
