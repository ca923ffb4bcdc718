import {
  type memberLabels as calls,
  memberLabels as labelCalls,
  type MemberLabel,
  type MemberLabelForm,
  type MemberLabelRecord,
  memberLabelForm,
} from '#contracts/areas/memberLabels.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { holdersOf } from '../members/labelHolders.ts';
import { applyRule, countMatches, takeFromAll } from '../members/labelRules.ts';
import type { Context, Handlers } from '../records/context.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredRow } from '../store/collections.ts';

/** Labels of members (domain design, section 7.5). */

type Row = StoredRow<'memberLabels'>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const shown = (row: Readonly<Row>, { store }: Context) => ({
  ...row,
  memberCount: holdersOf(store, row.id).size,
});

/** A manual label has no rule. */
const withoutRule = { minConsume: 0, minOrders: 0, withinDays: 0 };

const handlers = platformHandlers<Row, Query, MemberLabelForm, MemberLabel, MemberLabelRecord>({
  name: '会员标签',
  collection: 'memberLabels',
  rows: ({ memberLabels: rows }) => rows,
  form: memberLabelForm,
  right: 'MemberLabel',
  owner: () => platform,
  ownerOf: () => platform,
  matches: matching(labelCalls.list.query),
  toRow: shown,
  toRecord: shown,
  unique: [{ field: 'name', taken: 'labelNameTaken' }],
  values: (body, _context, before) => ({
    ...storedOf(memberLabelForm, body),
    ...(body.kind === labelKind.manual && withoutRule),
    refreshDate: body.kind === labelKind.manual ? '' : (before?.refreshDate ?? ''),
  }),
  after(row, context) {
    if (row.kind === labelKind.manual || row.enabled === 0) return undefined;
    applyRule(context, row);
    return `${holdersOf(context.store, row.id).size}位会员`;
  },
  checkRemove: () => undefined,
});

export const memberLabels: Handlers<typeof calls> = {
  ...handlers,
  /** The label goes from all members who have it. */
  remove(input, context) {
    const removed = handlers.remove(input, context);
    takeFromAll(context, input.params.id);
    return removed;
  },
  preview: ({ body }, context) => ({ count: countMatches(context, body) }),
  allEnabled: ({ query }, { store }) =>
    selectList(
      store.memberLabels,
      query,
      (row) => isEnabled(row) && (query.kind === undefined || row.kind === query.kind),
    ),
};
