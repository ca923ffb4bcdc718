/** Cookies for small settings that outlive a logout: language, theme, sidebar. They last one year and hold for the whole site. */

/** Cookies are shared by all ports of a host, so other sites may have written them: one that cannot be decoded is ignored. */
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

/** The first cookie of the name whose value is one of `values`, or undefined. Never throws. */
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

/** If cookies are refused, the choice lasts until the page is reloaded. */
export function writeCookie(name: string, value: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context, which intranets lack
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // The page may not write cookies.
  }
}
