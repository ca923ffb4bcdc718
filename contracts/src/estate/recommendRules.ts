import { addDays } from '../days.ts';
import { recommendStatus } from '../enums/estates.ts';

/** Rules of recommends that the console shows and the mock decides by (domain design, sections 5.3 and 5.4). */

/** It came to nothing: 无效, 已过期, 已退定, 已退房. */
export const isRecommendOver = (status: number): boolean => status >= recommendStatus.invalid;

/** The last day on which a recommend is protected, so many days from today. */
export const protectedUntil = (today: string, days: number): string => addDays(today, days);
