import type { RoomCounts } from '#contracts/areas/estates.ts';

/** All rooms of a project. */
export const roomTotal = (rooms: RoomCounts): number =>
  Object.values(rooms).reduce((sum, count) => sum + count, 0);

/** Whether a project has more rooms than its 规划户数, of which 0 says nothing; only a warning (domain design, section 4.4). */
export const isOverPlan = (rooms: number, planned: number): boolean => planned > 0 && rooms > planned;
