import { labelColor, labelKind } from '#contracts/enums/members.ts';
import { refreshLabels } from '../members/labelRules.ts';
import type { StoredRow } from '../store/collections.ts';
import { seedContext } from './seedContext.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

type Values = Pick<StoredRow<'memberLabels'>, 'name' | 'color' | 'kind' | 'ordering'> &
  Partial<StoredRow<'memberLabels'>>;
const { manual, system } = labelKind;

const labels: Values[] = [
  { name: '亲子家庭', color: labelColor.orange, kind: manual, ordering: 60 },
  { name: '看房意向', color: labelColor.purple, kind: manual, ordering: 50 },
  { name: '往届活动', color: labelColor.grey, kind: manual, ordering: 10, enabled: 0 },
  { name: '高消费', color: labelColor.red, kind: system, ordering: 40, minConsume: 500_000 },
  { name: '常客', color: labelColor.green, kind: system, ordering: 30, minOrders: 3 },
  { name: '近期活跃', color: labelColor.blue, kind: system, ordering: 20, minOrders: 1, withinDays: 30 },
];
/** Of every so many members one has the manual label of that place. */
const everyOne = [5, 7, 11];

/** Labels of members; those with a rule are given by it, so orders have to be there before. */
export function seedMemberLabels(tools: SeedTools): void {
  const { store, ago, now, tellTime } = tools;
  const context = seedContext(tools, now);
  tellTime(context.clock);
  const time = ago(300 * dayMs);
  const none = { minConsume: 0, minOrders: 0, withinDays: 0, enabled: 1, refreshDate: '' } as const;
  const ids = labels.map(
    (label) => store.memberLabels.insert({ ...none, createTime: time, updateTime: time, ...label }).id,
  );
  for (const member of store.members.all()) {
    const own = ids.filter((_, at) => Number(member.id) % (everyOne[at] ?? Number.POSITIVE_INFINITY) === 0);
    if (own.length > 0) store.members.note(member.id, { labelIds: [...member.labelIds, ...own] });
  }
  refreshLabels(context);
  tellTime(undefined);
}
