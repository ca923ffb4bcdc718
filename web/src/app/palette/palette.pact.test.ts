import { MatchersV3 } from '@pact-foundation/pact';
import { recordKindNames, searches } from '#contracts/areas/searches.ts';
import { status } from '#contracts/envelope.ts';
import { isRefused, succeeds } from '../../api/testing/pact.ts';

const { eachLike, integer, like, string } = MatchersV3;

for (const [as, kind] of [
  ['platformAdmin', 'hotels'],
  ['merchantManager', 'hotels'],
  ['estateManager', 'estates'],
] as const)
  succeeds(searches.find, `records by part of a name, for ${as}`, {
    as,
    input: { query: { text: '云' } },
    data: eachLike({
      kind: {
        ...like<string>(kind),
        'pact:matcher:type': 'regex',
        regex: `^(${recordKindNames.join('|')})$`,
      },
      filter: string('name'),
      count: integer(1),
      records: eachLike({
        id: string('1'),
        title: string('云栖湖酒店'),
        details: like(['云栖文旅']),
        state: integer(0),
      }),
    }),
  });
isRefused(searches.find, 'a blank text', {
  as: 'platformAdmin',
  input: { query: { text: ' ' } },
  status: status.invalid,
  field: 'text',
});
