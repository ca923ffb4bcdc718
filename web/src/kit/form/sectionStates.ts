import type { Section } from './sections.ts';

export interface SectionState {
  /** Fields that would keep the form from being saved. */
  missing: number;
  changed: boolean;
}

const belongs = (path: string, name: string) =>
  path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`);

/**
 * What is to be done in each section.
 * @param faults dotted paths of what the schema, or an answer, objects to
 * @param changes what differs from the record, as react-hook-form tells it
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

/** Dotted paths of whatever is true in a tree. */
function pathsOf(tree: object, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = above + key;
    if (value === true) return [path];
    return value && typeof value === 'object' ? pathsOf(value, `${path}.`) : [];
  });
}
