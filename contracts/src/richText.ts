/** Tags that rich text may hold, with their attributes (domain design, section 0.3). No styles, no scripts, no handlers. */
const allowed: Record<string, readonly string[]> = {
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
const addressOf = /^(https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/i;

/** Characters of HTML. */
export const richTextMax = 20_000;

/** Whether HTML holds nothing but the allowed tags with the allowed attributes, addresses being http(s) or of this host. */
export function isSafeRichText(html: string): boolean {
  const rest = html.replace(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/gi,
    (tag, close, name, text) => {
      const attributes = allowed[String(name).toLowerCase()];
      if (!attributes || (close && text)) return tag;
      const pairs = [...String(text).matchAll(/([a-z-]+)="([^"]*)"/gi)];
      const fine = pairs.every(([, key = '', value = '']) => {
        if (!attributes.includes(key.toLowerCase())) return false;
        return !/^(href|src)$/i.test(key) || addressOf.test(value);
      });
      return fine ? '' : tag;
    },
  );
  return !rest.includes('<');
}

/** The words of it, for what must not be blank. */
export const textOfRichText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();
