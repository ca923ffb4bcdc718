/** An action of a row. */
export interface RowAction {
  text: string;
  onClick: () => unknown;
  danger?: boolean;
}
