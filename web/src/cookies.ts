/** Small settings that outlive a logout: language, theme, sidebar. One year, whole site. */

/** Cookies are shared by all ports of a host, and anybody may have written them: what cannot be read is no cookie. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function allCookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

/** The first cookie of the name that holds one of the values; undefined when there is none. Never throws. */
export function readCookie<const Value extends string>(
  name: string,
  values: readonly Value[],
): Value | undefined {
  for (const pair of allCookies()) {
    if (!pair.startsWith(`${name}=`)) continue;
    const text = decoded(pair.slice(name.length + 1));
    const value = values.find((one) => one === text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Without cookies the choice lasts until the page is loaded again. */
export function writeCookie(name: string, value: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context, which intranets lack
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // A page that may not write cookies.
  }
}
