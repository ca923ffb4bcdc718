import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { labelColor, labelKind } from '../enums/members.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id, nameText, searchText, version, wholeNumber } from '../forms/fields.ts';
import { codeFilter, enabledFilter, textFilter } from '../forms/filters.ts';
import { chosenCode, enabled } from '../forms/formFields.ts';
import { mayBeEmpty, money, ordering } from '../forms/numberFields.ts';
import { dayOrNone } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { actions, formOf, platformCalls } from '../records.ts';
import { say } from '../words.ts';
import '../words/memberLabels.ts';

/** Labels of members, given by staff or by a rule (domain design, section 7.5). */

/** The rule of a system label: a member has the label who meets every condition that is given. 0 is no condition. */
const ruleFields = {
  /** Cents, paid for all orders (累计消费). */
  minConsume: mayBeEmpty(money('labelMinConsume')),
  /** Paid orders. */
  minOrders: mayBeEmpty(wholeNumber('labelMinOrders', 0, 9999)),
  /** Days since the last payment. */
  withinDays: told(mayBeEmpty(wholeNumber('labelWithinDays', 0, 3650)), { unit: 'days' }),
};
const ruleForm = z.object(ruleFields);
export type LabelRule = z.infer<typeof ruleForm>;

const hasCondition = ({ minConsume, minOrders, withinDays }: LabelRule): boolean =>
  Boolean(minConsume || minOrders || withinDays);
const needsCondition = { error: say('labelRuleRequired'), path: ['minConsume'] };

const labelFields = {
  name: nameText('labelName', 8),
  color: told(chosenCode('labelColor', { labelColor }), { blank: labelColor.green }),
  /** With another kind the members of a label by hand become those of its rule; those of a rule stay as they are. */
  kind: told(chosenCode('labelKind', { labelKind }), { blank: labelKind.manual }),
  ...ruleFields,
  ordering,
  enabled,
};
const rules = [
  z.refine<LabelRule & { kind: number }>(
    (form) => form.kind === labelKind.manual || hasCondition(form),
    needsCondition,
  ),
];
export const memberLabelForm = formOf(labelFields, rules).update;
export type MemberLabelForm = z.infer<typeof memberLabelForm>;

const label = z.object({
  id,
  ...labelFields,
  minConsume: z.int(),
  minOrders: z.int(),
  withinDays: z.int(),
  memberCount: told(z.int(), { label: 'memberCount' }),
  /** The day on which the rule was last applied; '' of a manual label. */
  refreshDate: told(dayOrNone, { label: 'labelRefreshDate' }),
  createTime: dateTime,
  version,
  actions,
});
export type MemberLabel = z.infer<typeof label>;

const record = z.extend(label, { logs: z.array(logRow) });
export type MemberLabelRecord = z.infer<typeof record>;

export const memberLabels = area('memberLabels', {
  ...platformCalls({
    resource: 'member-labels',
    noun: 'label of members',
    right: 'MemberLabel',
    filters: {
      name: textFilter(labelFields.name),
      kind: codeFilter(labelFields.kind),
      enabled: enabledFilter,
    },
    fields: labelFields,
    rules,
    row: label,
    record,
  }),
  preview: post({
    path: 'member-labels/preview',
    purpose: 'How many members a rule would give the label to now.',
    access: { rights: ['manageMemberLabel'] },
    body: ruleForm.check(z.refine<LabelRule>(hasCondition, needsCondition)),
    data: z.object({ count: z.int() }),
    errors: [status.invalid],
  }),
  allEnabled: get({
    path: 'member-labels/list-all-enabled',
    purpose: 'Enabled labels of members, for selects; of one kind where staff choose what they give.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name: z.optional(searchText), kind: codeFilter(labelFields.kind) }),
    data: listOf(
      z.object({ id, name: z.string(), enabled: flag, color: labelFields.color, kind: labelFields.kind }),
    ),
  }),
});
