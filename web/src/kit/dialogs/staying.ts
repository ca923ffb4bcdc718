import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/** Whether the user is not on the way to another page. While he is, nothing but his own press changes the address: anything else would bring him back. */
export const useStaying = (): boolean => useNavigation().state === 'idle';

/** Closes a dialog by itself once it is over, because its record is gone or the address names none, but nobody is brought back for that. */
export function useCloseWhen(isOver: boolean, close: () => unknown): void {
  const isStaying = useStaying();
  useEffect(() => {
    if (isOver && isStaying) void close();
  }, [isOver, isStaying, close]);
}
