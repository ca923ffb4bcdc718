import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Interaction } from '#contracts/pactFile.ts';

/** In a curl line these stand for what only the reader's browser knows: where the mock is, and who he is signed in as. */
const origin = '{origin}';
const token = '{token}';

/** One call of a pact as a line for the shell. */
export function curlOf({ request }: Interaction, { travel }: AnyEndpoint): string {
  const pairs = Object.entries(request.query ?? {}).map(([name, [value = '']]) =>
    name === 'token' ? `token=${token}` : `${name}=${encodeURIComponent(value)}`,
  );
  const address = `${origin}${request.path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  if (request.method === 'GET') return `curl ${quoted(address)}`;
  const content = request.body?.content;
  const isForm = travel === 'form' || travel === 'signedForm';
  const body = isForm ? String(content) : JSON.stringify(content ?? {});
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return `curl ${quoted(address)} -H ${quoted(`content-type: ${type}`)} --data-raw ${quoted(body)}`;
}

/** For a POSIX shell, in which nothing but the quote itself has a meaning between single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
