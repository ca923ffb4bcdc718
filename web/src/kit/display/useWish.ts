import { useState } from 'react';

/**
 * What the user chose, shown at once, until the page shows what follows from it: a change of the address renders later, and a control that waits for
 * it looks as if it had not been pressed.
 * @param actual what the page shows; a change of it ends the wish
 */
export function useWish<Value>(actual: Value): [shown: Value, wish: (value: Value) => void] {
  const [{ before, shown }, setState] = useState({ before: actual, shown: actual });
  if (before !== actual) setState({ before: actual, shown: actual });
  return [before === actual ? shown : actual, (wanted) => setState({ before: actual, shown: wanted })];
}
