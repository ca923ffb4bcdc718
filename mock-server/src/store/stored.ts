/** What a row keeps of a form: nothing is absent, and the area of an address stands as its two ids. */
export type StoredForm<Form> = {
  [Name in Exclude<keyof Form, 'version' | 'area'>]-?: NonNullable<Form[Name]>;
} & (Form extends { area: unknown } ? { provinceId: string; cityId: string } : unknown);
