/** Files that a list can be exported to; the first is the usual one. */
export const fileFormats = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];
