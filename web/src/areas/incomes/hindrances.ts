import type { SendPlanRow } from '#contracts/areas/sendPlans.ts';
import { hindrancesOf } from '../../domain/finance/hindrances.ts';
import { isPending } from './dueState.ts';

type Hindered = Pick<SendPlanRow, 'memberFrozen' | 'accountLocked' | 'status'>;

/** What stands against a plan that is still to be sent, in words. */
export const hindrances = (plan: Hindered): string[] => (isPending(plan) ? hindrancesOf(plan) : []);
