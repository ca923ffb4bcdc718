import { daysBetween } from '#contracts/days.ts';
import { sendPlanStatus } from '#contracts/enums/finance.ts';

export interface DuePlan {
  planDate: string;
  status: number;
}

/** Whether the money of a plan should go out today, or should have gone out so many days ago. */
export function dueState(
  { planDate, status }: DuePlan,
  today: string,
): { state: 'none' | 'today' | 'overdue'; days: number } {
  const isPending = status === sendPlanStatus.waiting || status === sendPlanStatus.failed;
  if (!isPending || planDate > today) return { state: 'none', days: 0 };
  return planDate === today
    ? { state: 'today', days: 0 }
    : { state: 'overdue', days: daysBetween(planDate, today) };
}
