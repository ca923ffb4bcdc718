import { daysBetween } from '#contracts/days.ts';
import { happened } from '#contracts/wireTime.ts';

/** How near the end of a protection is: within three days, or past. @param today `yyyy-MM-dd` */
export function protectionState(protectUntil: string, today: string): 'none' | 'running' | 'soon' | 'past' {
  if (!happened(protectUntil)) return 'none';
  const left = daysBetween(today, protectUntil.slice(0, 10));
  if (left < 0) return 'past';
  return left <= soonDays ? 'soon' : 'running';
}
const soonDays = 3;
