import { daysBetween } from '#contracts/days.ts';
import { sendPlanStatus } from '#contracts/enums/finance.ts';

export interface DuePlan {
  planDate: string;
  status: number;
}

/** Whether the money of a plan is still to be sent. */
export const isPending = ({ status }: Pick<DuePlan, 'status'>): boolean =>
  status === sendPlanStatus.waiting || status === sendPlanStatus.failed;

/** Whether the money of a plan should go out today, or should have gone out so many days ago. */
export function dueState(
  plan: DuePlan,
  today: string,
): { state: 'none' | 'today' | 'overdue'; days: number } {
  const { planDate } = plan;
  if (!isPending(plan) || planDate > today) return { state: 'none', days: 0 };
  return planDate === today
    ? { state: 'today', days: 0 }
    : { state: 'overdue', days: daysBetween(planDate, today) };
}
