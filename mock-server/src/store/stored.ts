/** The fields of a form as a row stores them: none is absent, and an area is stored as `provinceId` and `cityId`. */
export type StoredForm<Form> = {
  [Name in Exclude<keyof Form, 'version' | 'area'>]-?: NonNullable<Form[Name]>;
} & (Form extends { area: unknown } ? { provinceId: string; cityId: string } : unknown);
