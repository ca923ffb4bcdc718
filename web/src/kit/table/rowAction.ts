/** Something that can be done with a row. */
export interface RowAction {
  text: string;
  onClick: () => unknown;
  danger?: boolean;
}
