import { MatchersV3 } from '@pact-foundation/pact';
import { resortForm, resorts } from '#contracts/areas/resorts.ts';
import { scenicLevel } from '#contracts/enums/resorts.ts';
import { resortExample } from '#contracts/examples/resorts.ts';
import { describeVenues } from '../../api/testing/venues.ts';

const [summer, winter] = resortExample.seasons;

describeVenues(resorts, {
  kind: 'resort',
  trade: 'place',
  form: resortForm,
  values: resortExample,
  // Not a picture's address, so any text will do.
  pinned: { videoUrl: MatchersV3.string(resortExample.videoUrl) },
  notInRow: ['seasons.lastEntryTime'],
  found: { level: scenicLevel.a5, enabled: 1 },
  foundOfOwn: { level: scenicLevel.a3, enabled: 1 },
  wrong: { level: 99 },
  wrongOfOwn: { phone: '12345' },
  rule: {
    words: 'seasons that overlap',
    values: { seasons: [summer, { ...winter, startDay: summer?.endDay }] },
    says: '开放季节不能重叠',
    field: 'seasons.1.startDay',
  },
});
