import type { Rule } from './rule.ts';

/** Rules that wait for one another, because what they make bears no second one beside it, such as a grade above all others. */

const turns = new Map<string, WeakMap<object, Promise<unknown>>>();

/** The check, once those before it of the same name have ended. */
export const inTurn =
  (name: string, check: Rule['check']): Rule['check'] =>
  (talk) => {
    const own = turns.get(name) ?? new WeakMap<object, Promise<unknown>>();
    turns.set(name, own);
    const done = (own.get(talk.people) ?? Promise.resolve()).then(() => check(talk));
    own.set(
      talk.people,
      done.catch(() => undefined),
    );
    return done;
  };
