import { MatchersV3 } from '@pact-foundation/pact';
import { estateStatistics } from '#contracts/areas/estateStatistics.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  noRows,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';

/** What 项目结算汇总 needs, for the platform and for users of companies. */

const { atLeastLike, eachLike, integer } = MatchersV3;

const figures = {
  ...{ recommends: integer(5), approved: integer(4), visits: integer(3), subscriptions: integer(2) },
  ...{ signed: integer(1), dealArea: integer(8_950), dealPrice: integer(128_000_000) },
  ...{ unsubscribed: integer(0), cancelled: integer(0), commissionAmount: integer(1_920_000) },
  ...{ settledAmount: integer(1_920_000), unsettledAmount: integer(0), sentAmount: integer(0) },
  ...{
    pendingAmount: integer(1_920_000),
    cancelAmount: integer(0),
    visitRate: integer(7_500),
    signRate: integer(3_333),
  },
};
const nothing = Object.fromEntries(Object.keys(figures).map((name) => [name, 0]));
const day = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);
const before = { startDate: day('2026-05-12'), endDate: day('2026-05-12') };
const days = eachLike({
  date: day('2026-05-13'),
  recommends: integer(1),
  visits: integer(1),
  signed: integer(1),
});
const sums = {
  ...figures,
  ...{ before: { ...before, ...figures, days }, days },
  shares: atLeastLike({ id: id('3'), name: filledText('临海·听澜苑'), dealPrice: integer(128_000_000) }, 1),
};
const noDays = eachLike({ date: day('2026-05-13'), recommends: 0, visits: 0, signed: 0 });
const noSums = { ...nothing, before: { ...before, ...nothing, days: noDays }, days: noDays, shares: [] };
const row = {
  id: id('3'),
  companyName: filledText('云栖置业'),
  estateName: filledText('临海·听澜苑'),
  ...figures,
};
const today = { startDate: fromState('today', '2026-05-13'), endDate: fromState('today', '2026-05-13') };
const page = { offset: 0, limit: 10 };

for (const own of [false, true]) {
  const as = own ? 'companyAdmin' : 'finance';
  const [list, sum] = own
    ? [estateStatistics.listOfOwnCompany, estateStatistics.sumOfOwnCompany]
    : [estateStatistics.list, estateStatistics.sum];
  const settled: State = ['a recommend is in a status', { status: recommendStatus.settled }];
  const asked = (query: object) =>
    ({ ...(own && { params: { belongId: fromState('belongId', '1') } }), query }) as never;
  const works = (call: typeof list | typeof sum, words: string, query: object, data: unknown) =>
    succeeds(call as typeof list, words, { as, given: [settled], input: asked(query), data });
  works(list, 'of a day', { ...page, ...today }, rows(row));
  works(sum, 'of a day', today, sums);
  const narrow = { ...today, estateId: fromState('estateId', '3'), status: recommendStatus.settled };
  works(list, 'of one project and status', { ...page, ...narrow }, rows(row));
  works(sum, 'of one project and status', narrow, sums);
  const unknown = { ...today, estateId: '99999999', ...(!own && { companyId: '99999999' }) };
  works(list, 'nothing matches', { ...page, ...unknown }, noRows);
  works(sum, 'nothing matches', unknown, noSums);
  for (const call of [list, sum])
    isRefused(call as typeof list, 'more than a year', {
      ...{ as, input: asked({ startDate: '2025-01-01', endDate: '2026-01-02' }) },
      ...{ status: status.invalid, field: 'endDate' },
    });
}
