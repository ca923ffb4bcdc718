import { useCallback } from 'react';
import { useCloseWhen } from './staying.ts';
import { useDialogParam } from './useDialogParam.ts';

/** The action of one record of a list whose dialog is open, as the address has it: `?do=reject.12`. An action that is not one of `moves` is taken out of it. @param param its name in the address */
export function useMoveParam<Move extends string>(
  moves: readonly Move[],
  param: string,
): {
  /** `key` is different for each dialog. */
  opened: { move: Move; id: string; key: string } | undefined;
  open: (move: Move, id: string) => void;
  close: () => Promise<void>;
} {
  const { value, open: openValue, close } = useDialogParam(param);
  const [name, id] = value?.split('.') ?? [];
  const move = moves.find((one) => one === name);
  const opened = value && move && id ? { move, id, key: value } : undefined;
  useCloseWhen(value !== undefined && !opened, close);
  const open = useCallback((wanted: Move, of: string) => openValue(`${wanted}.${of}`), [openValue]);
  return { opened, open, close };
}
