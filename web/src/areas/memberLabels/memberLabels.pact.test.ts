import { MatchersV3 } from '@pact-foundation/pact';
import { memberLabelForm, memberLabels } from '#contracts/areas/memberLabels.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { memberLabelExample } from '#contracts/examples/memberLabels.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { isRefused, succeeds } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const as = 'operator';

describeRecords(memberLabels, {
  as,
  kind: 'memberLabel',
  nothing: { name: '查无此名' },
  found: { kind: labelKind.system, enabled: 1 },
  ...answersOf(memberLabels, {
    form: memberLabelForm,
    values: {
      ...{
        id: '4',
        memberCount: 12,
        refreshDate: '2026-01-31',
        createTime: '2026-01-31 09:30:00',
        version: 1,
      },
      ...memberLabelExample,
    },
    pinned: { refreshDate: MatchersV3.string('2026-01-31') },
    notInRow: ['version'],
    notInRecord: ['id', 'refreshDate', 'createTime'],
  }),
  form: memberLabelExample,
  wrong: { color: 99 },
});
isRefused(memberLabels.add, 'a rule without a condition', {
  as,
  input: { body: { ...memberLabelExample, minConsume: 0, minOrders: 0, withinDays: 0 } },
  status: status.invalid,
  says: '请至少填写一个规则条件',
  field: 'minConsume',
});

const { minConsume, minOrders, withinDays } = memberLabelExample;
succeeds(memberLabels.preview, 'a rule', {
  as,
  input: { body: { minConsume, minOrders, withinDays } },
  data: { count: MatchersV3.integer(12) },
});
isRefused(memberLabels.preview, 'without a condition', {
  as,
  input: { body: { minOrders: 0 } },
  status: status.invalid,
  says: '请至少填写一个规则条件',
  field: 'minConsume',
});
