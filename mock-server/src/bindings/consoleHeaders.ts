const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "worker-src 'self' blob:",
].join('; ');

/** What the console's pages are sent with. A deployment's web server says the same: web/nginx/headers.conf. */
export const consoleHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** The same for a console whose `config.json` names a map: the host of its tiles may send images. */
export function consoleHeadersFor(config: { map?: { tiles?: unknown } }): typeof consoleHeaders {
  const tiles = String(config.map?.tiles ?? '').replace(/\{[xyz]\}/g, '0');
  if (!/^https?:\/\//.test(tiles) || !URL.canParse(tiles)) return consoleHeaders;
  const images = "img-src 'self' data: blob: https:";
  const withTiles = policy.replace(images, `${images} ${new URL(tiles).origin}`);
  return { ...consoleHeaders, 'content-security-policy': withTiles };
}
