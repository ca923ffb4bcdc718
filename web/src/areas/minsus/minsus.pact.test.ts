import { minsuForm, minsus } from '#contracts/areas/minsus.ts';
import { minsuType } from '#contracts/enums/minsus.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { minsuExample } from '#contracts/examples/minsus.ts';
import { fromState, regex } from '../../api/testing/pact.ts';
import { anyPhone, describeReveal } from '../../api/testing/reveal.ts';
import { describeVenues } from '../../api/testing/venues.ts';

describeVenues(minsus, {
  kind: 'minsu',
  trade: 'house',
  form: minsuForm,
  values: minsuExample,
  shown: {
    ...{ roomKinds: 4, unitCount: 16 },
    logs: [logExample],
  },
  pinned: {
    hostPhone: regex('^(1\\d{2}\\*{4}\\d{4}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$', '199****2101'),
    'logs.operatorType': undefined,
  },
  actions: ['edit', 'enable', 'remove', 'reveal'],
  found: { minsuType: minsuType.courtyard, enabled: 1 },
  wrong: { minsuType: 99 },
  wrongOfOwn: { hostPhone: '12345' },
  rule: {
    words: 'a quiet time that never ends',
    values: { quietEnd: '' },
    says: '请选择安静结束时间',
    field: 'quietEnd',
  },
});

for (const own of [false, true])
  describeReveal(own ? minsus.revealOfOwn : minsus.reveal, {
    as: own ? 'merchantManager' : 'operator',
    params: { id: fromState('id', '3'), ...(own && { belongId: fromState('belongId', '2') }) },
    exists: ['a record exists', { kind: 'minsu', ...(own && { own: 1 }) }],
    numbers: [{ body: { field: 'hostPhone' }, ...anyPhone }],
  });
