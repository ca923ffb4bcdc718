import type { Section } from './sections.ts';

export interface SectionState {
  /** Number of fields that prevent saving. */
  missing: number;
  changed: boolean;
}

const belongs = (path: string, name: string) =>
  path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`);

/**
 * The state of each section.
 * @param faults dotted paths of the errors of the schema or of a response
 * @param changes the fields that differ from the record, as react-hook-form's `dirtyFields`
 */
export function statesOf(
  sections: readonly Pick<Section, 'names'>[],
  faults: readonly string[],
  changes: object,
): SectionState[] {
  const changed = pathsOf(changes);
  return sections.map(({ names }) => {
    const own = [...names];
    const faulty = own.filter((name) => faults.some((path) => belongs(path, name)));
    return {
      missing: faulty.length,
      changed: own.some((name) => changed.some((path) => belongs(path, name))),
    };
  });
}

/** Dotted paths of all values that are `true` in a tree. */
function pathsOf(tree: object, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = above + key;
    if (value === true) return [path];
    return value && typeof value === 'object' ? pathsOf(value, `${path}.`) : [];
  });
}
