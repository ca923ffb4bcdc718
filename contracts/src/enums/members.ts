/** Enumerations of members (domain design, section 1.2). */

/** How a member came to have his grade: by what he spent, by buying a room, or set by staff. */
export const gainMode = { growth: 10, house: 20, staff: 30 } as const;
export type GainMode = (typeof gainMode)[keyof typeof gainMode];

export const memberSource = { miniProgram: 10, staff: 20, recommended: 30, house: 40 } as const;
export type MemberSource = (typeof memberSource)[keyof typeof memberSource];
