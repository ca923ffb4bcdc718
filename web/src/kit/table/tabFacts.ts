import { createContext, useContext, useEffect } from 'react';

/** A condition of a list as its user reads it: what is asked for, and what it has to be. */
export type FilterFact = readonly [label: string, value: string];

/** What the tabs of a list ask for, by the name of the filter that they set. The tabs fill it; an exported file tells it. */
export const TabFacts = createContext<Map<string, FilterFact> | undefined>(undefined);

/** States the condition that the chosen tab is. */
export function useTabFact(
  name: string,
  label: string,
  tabs: readonly { value: string; name: string }[],
  value: string,
) {
  const facts = useContext(TabFacts);
  const chosen = tabs.find((tab) => tab.value === value)?.name ?? value;
  useEffect(() => void facts?.set(name, [label, chosen]), [facts, name, label, chosen]);
}
