/** Tags that rich text may hold, with their attributes (domain design, section 0.3). No styles, no scripts, no handlers. */
export const richTextTags: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  h2: [],
  h3: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  hr: [],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt'],
};
const addressOf = /^(?:https?:\/\/[^\s"'<>\\]*|\/(?:[^\s"'<>\\/][^\s"'<>\\]*)?)$/i;

/** Characters of HTML. */
export const richTextMax = 20_000;

const oneTag = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>$/i;
/** Sticky: matches from where the previous match ended. */
const attribute = /\s+([a-z-]+)="([^"<>]*)"/giy;

/** Whether HTML holds nothing but the allowed tags with the allowed attributes, addresses being http(s) or of this host. */
export function isSafeRichText(html: string): boolean {
  for (let at = html.indexOf('<'); at !== -1; ) {
    const end = html.indexOf('>', at);
    if (end === -1 || !isSafeTag(html.slice(at, end + 1))) return false;
    at = html.indexOf('<', end);
  }
  return true;
}

function isSafeTag(tag: string): boolean {
  const [, close, name = '', text = ''] = oneTag.exec(tag) ?? [];
  const attributes = Object.hasOwn(richTextTags, name.toLowerCase())
    ? richTextTags[name.toLowerCase()]
    : undefined;
  if (!attributes || (close && text)) return false;
  return [...text.matchAll(attribute)].every(([, key = '', value = '']) => {
    if (!attributes.includes(key.toLowerCase())) return false;
    return !/^(?:href|src)$/i.test(key) || addressOf.test(value);
  });
}

/** The text of rich text without its tags, to tell whether it is blank. A `<` without a `>` behind it counts as text. */
export function textOfRichText(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', from)) {
    const end = html.indexOf('>', at);
    if (end === -1) break;
    parts.push(html.slice(from, at));
    from = end + 1;
  }
  return `${parts.join('')}${html.slice(from)}`.replaceAll('&nbsp;', ' ').trim();
}
