import { expect, it } from 'vitest';
import { allEndpoints } from '../areas.ts';

/** Decision 3 in its own words; the paths of own-scope mirrors end with the unit's name. */
const bare = [/^auth\//, /^settings\/get$/, /\/get(\/|-|$)/, /\/remove(\/|-|$)/];
const forms: Record<string, string> = {
  'images/upload': 'form',
  'oss/generate-post-signature': 'signedForm',
};

it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'decision 3: the path of %s says how its body travels',
  (_, { method, path, travel }) => {
    const isBare = bare.some((pattern) => pattern.test(path));
    const expected = method === 'GET' ? 'none' : (forms[path] ?? (isBare ? 'plain' : 'data'));
    expect([path, travel]).toEqual([path, expected]);
  },
);
