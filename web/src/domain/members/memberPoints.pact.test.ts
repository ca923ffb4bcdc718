import { MatchersV3 } from '@pact-foundation/pact';
import { memberPoints } from '#contracts/areas/memberPoints.ts';
import { pointSource, pointType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { pointJournalExample } from '#contracts/examples/memberPoints.ts';
import {
  fromState,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';

const { integer, like } = MatchersV3;
const as = 'finance';
const given: State[] = ['a member has used and gained points'];
const of = (query: object) => ({
  query: { memberId: fromState('memberId', '1'), offset: 0, limit: 10, ...query },
});
const { id: _id, ...example } = pointJournalExample;
const row = {
  ...Object.fromEntries(Object.entries(example).map(([name, value]) => [name, like(value)])),
  type: oneOf(...Object.values(pointType)),
  change: integer(example.change),
  after: integer(example.after),
  remain: integer(example.remain),
  refType: oneOf(...Object.values(pointSource)),
  expireDate: regex('^(\\d{4}-\\d{2}-\\d{2})?$', example.expireDate),
};

succeeds(memberPoints.listJournals, 'the first page', { as, given, input: of({}), data: rows(row) });
succeeds(memberPoints.listJournals, 'gifts of a span of days', {
  as,
  given,
  input: of({ type: pointType.gift, startDate: '2020-01-01', endDate: '2099-12-31' }),
  data: rows({ ...row, type: pointType.gift }),
});
succeeds(memberPoints.listJournals, 'nothing is found', {
  as,
  given,
  input: of({ startDate: '2019-01-01', endDate: '2019-01-31' }),
  data: noRows,
});
isRefused(memberPoints.listJournals, 'with a token that has expired', {
  as: 'somebody whose token has expired',
  input: { query: { memberId: '1', offset: 0, limit: 10 } },
  status: status.tokenExpired,
});
