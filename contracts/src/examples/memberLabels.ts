import type { MemberLabelForm } from '../areas/memberLabels.ts';
import { labelColor, labelKind } from '../enums/members.ts';

/** A right form of a label with a rule. */
export const memberLabelExample = {
  name: '暑期常客',
  color: labelColor.blue,
  kind: labelKind.system,
  minConsume: 200_000,
  minOrders: 2,
  withinDays: 90,
  ordering: 5,
  enabled: 1,
} satisfies Required<Omit<MemberLabelForm, 'version'>>;
