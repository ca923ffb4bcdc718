import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/** A section of a form on the page. */
export interface Section {
  title: string;
  element: HTMLElement;
  /** Dotted paths of the section's fields in the form's values. */
  names: ReadonlySet<string>;
}

/** The sections of one form, from top to bottom. */
export interface Sections {
  add: (section: Section) => () => void;
  subscribe: (onChange: () => void) => () => void;
  list: () => readonly Section[];
}

export function createSections(): Sections {
  let all: readonly Section[] = [];
  const listeners = new Set<() => void>();
  const put = (next: Section[]) => {
    all = next.toSorted((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    for (const listener of listeners) listener();
  };
  return {
    add(section) {
      put([...all, section]);
      return () => put(all.filter((other) => other !== section));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => all,
  };
}

export const FormSections = createContext<Sections | undefined>(undefined);
/** The field names of the surrounding section. */
export const SectionFields = createContext<Set<string> | undefined>(undefined);

/** Registers a field with the surrounding section. */
export function useSectionField(name: string): void {
  const names = useContext(SectionFields);
  useEffect(() => {
    names?.add(name);
    return () => void names?.delete(name);
  }, [names, name]);
}

/** Registers an element as a section of the surrounding form. */
export function useSection(title: string, element: { current: HTMLElement | null }): Set<string> {
  const sections = useContext(FormSections);
  const [names] = useState(() => new Set<string>());
  useEffect(() => {
    if (sections && element.current) return sections.add({ title, element: element.current, names });
  }, [sections, title, element, names]);
  return names;
}

export const useSectionList = ({ subscribe, list }: Sections) => useSyncExternalStore(subscribe, list);

const focusable =
  ':is(input, textarea, button, [role=combobox], [contenteditable=true], [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** The first element inside that can take the focus. */
export const firstFocusable = (element: Element) => element.querySelector<HTMLElement>(focusable);

/** Scrolls a section to the top of the view and focuses its first field. */
export function goTo({ element }: Section): void {
  element.scrollIntoView({ block: 'start' });
  (firstFocusable(element) ?? element.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
}
