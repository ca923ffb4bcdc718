import { MatchersV3 } from '@pact-foundation/pact';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { status } from '#contracts/envelope.ts';
import { smsLogExample } from '#contracts/examples/smsLogs.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { isRefused, noRows, rows, succeeds } from '../../api/testing/pact.ts';

const { integer } = MatchersV3;

const { row } = answersOf(smsLogs, { values: smsLogExample });

const as = 'operator';
const given = ['sms logs exist'];
succeeds(smsLogs.list, 'the first page', {
  as,
  given,
  input: { query: { offset: 0, limit: 10 } },
  data: rows(row),
});
succeeds(smsLogs.list, 'of a part of the number', {
  as,
  given,
  input: { query: { offset: 0, limit: 10, mobile: '9900' } },
  data: rows(row),
});
succeeds(smsLogs.list, 'nothing is found', {
  as,
  given,
  input: {
    query: {
      offset: 0,
      limit: 10,
      mobile: '00000000000',
      success: 0,
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    },
  },
  data: noRows,
});

// The home page shows the number of messages sent today.
const today = { offset: 0, limit: 1, startDate: '2026-01-31', endDate: '2026-01-31' };
succeeds(smsLogs.list, 'how many were sent in a day', {
  as,
  input: { query: today },
  data: { count: integer(12) },
});
succeeds(smsLogs.list, 'how many failed in a day', {
  as,
  input: { query: { ...today, success: 0 } },
  data: { count: integer(1) },
});

isRefused(smsLogs.list, 'with a token that has expired', {
  as: 'somebody whose token has expired',
  input: { query: { offset: 0, limit: 10 } },
  status: status.tokenExpired,
});
