import { useRef } from 'react';
import { isSame } from '../../api/lostAnswers.ts';

const most = 100;

/**
 * Changes of a value that can be taken back one after the other. Changes with the same `kind` in a row, such as letters typed into one field, count as
 * one. When the value was changed by anybody else, nothing before that can be taken back.
 *
 * A form copies the values that it is given. The answered `value` is the one that was given, so that what did not change stays the same object.
 */
export function useHistory<T>(formValue: T, onChange: (value: T) => void) {
  const past = useRef<{ value: T; kind: string }[]>([]);
  const own = useRef(formValue);
  const seen = useRef(formValue);
  if (seen.current !== formValue && !isSame(own.current, formValue)) {
    past.current = [];
    own.current = formValue;
  }
  seen.current = formValue;
  const set = (next: T) => {
    own.current = next;
    onChange(next);
  };
  return {
    value: own.current,
    /** @param next the new value out of the newest one, which may be newer than the one that was rendered */
    change(next: (before: T) => T, kind = '') {
      if (kind === '' || past.current.at(-1)?.kind !== kind)
        past.current = [...past.current, { value: own.current, kind }].slice(-most);
      set(next(own.current));
    },
    /** Absent while there is nothing to take back. */
    undo:
      past.current.length > 0
        ? () => {
            const before = past.current.pop();
            if (before) set(before.value);
          }
        : undefined,
  };
}
