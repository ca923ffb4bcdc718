const secret = /token|password|credential|base64/i;
const limits = { text: 200, items: 20, depth: 6 };

/**
 * A copy fit for the journal: secrets and pictures only by their length, long values cut, so that 500 calls of
 * any size stay small.
 */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === limits.depth) return '…';
  if (Array.isArray(value)) return value.slice(0, limits.items).map((item) => masked(item, depth + 1));
  const entries = Object.entries(value).slice(0, limits.items);
  return Object.fromEntries(
    entries.map(([name, inner]) => [
      cut(name),
      secret.test(name) ? covered(inner) : masked(inner, depth + 1),
    ]),
  );
}

export const cut = (text: string) =>
  text.length <= limits.text ? text : `${text.slice(0, limits.text)}… (${text.length} characters)`;

const covered = (value: unknown) =>
  typeof value === 'string' && value !== '' ? `*** (${value.length})` : '***';
