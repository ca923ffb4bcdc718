/** An action of a row. */
export interface RowAction {
  text: string;
  onClick: () => unknown;
  danger?: boolean;
}

/** Runs an action; a failure has been shown by the call itself. */
export const runAction = ({ onClick }: RowAction): void =>
  void Promise.resolve(onClick()).catch(() => undefined);
