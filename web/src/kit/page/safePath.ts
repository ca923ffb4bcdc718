/** The page to open after the login: a path inside the console with its query. Anything else, encoded or not, becomes /home (decision 11). */
export function safePath(wanted: string | null): string {
  if (!wanted) return '/home';
  let decoded = wanted;
  try {
    decoded = decodeURIComponent(wanted);
  } catch {
    return '/home';
  }
  const inside = /^\/(?![/\\])/;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore control characters inside addresses
  const strange = /[\\\u0000-\u001f\u007f]|^\/+%2f|^\/%5c/i;
  if (!inside.test(wanted) || !inside.test(decoded) || strange.test(decoded) || strange.test(wanted))
    return '/home';
  const { origin, pathname, search } = new URL(wanted, 'https://console.invalid');
  const leadsNowhere = /^\/(login|401|404|redirect|auth-redirect)(\/|$)/.test(pathname);
  return origin === 'https://console.invalid' && !pathname.startsWith('//') && !leadsNowhere
    ? pathname + search
    : '/home';
}
