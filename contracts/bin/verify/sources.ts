import type { Interaction } from '../../src/pactFile.ts';
import { type SourceOf, valuesNeeded } from './visit.ts';

const ofCaller = ['token', 'userId', 'belongId', 'passwordHash'];

/**
 * A pact does not say which of its states answers a value, but nearly every interaction with that state needs the value. What is
 * about the caller comes from the first state.
 */
export function sourcesIn(interactions: readonly Interaction[]): SourceOf {
  const uses = new Map<string, number>();
  const needs = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const interaction of interactions) {
    const values = new Set(valuesNeeded(interaction));
    for (const state of new Set(interaction.providerStates?.map(({ name }) => name))) {
      add(uses, state);
      for (const value of values) add(needs, `${state} ${value}`);
    }
  }
  return (value, states) => {
    if (ofCaller.includes(value)) return states[0] ?? '';
    const ranked = states.map((state) => {
      const needed = needs.get(`${state} ${value}`) ?? 0;
      return { state, needed, share: needed / (uses.get(state) ?? 1) };
    });
    return ranked.sort((a, b) => b.share - a.share || b.needed - a.needed)[0]?.state ?? '';
  };
}
