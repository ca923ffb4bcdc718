import { memberGrades } from '#contracts/areas/memberGrades.ts';

/** The grades that staff may give: the default one, and those that offer 后台指定. */
export const givenGrades = { endpoint: memberGrades.allEnabled, filters: { byStaff: 1 } } as const;
