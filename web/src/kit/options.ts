import type { ListData } from '#contracts/envelope.ts';

/** One choice of a select. */
export interface Option<V extends string | number = string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface NamedRecord {
  id: string;
  name: string;
}

/** What a select may be fed with: a list answer, or a plain id-to-name map (specification section 3). */
export type OptionSource = Pick<ListData<NamedRecord>, 'list'> | Record<string, string>;

const isList = (source: OptionSource): source is ListData<NamedRecord> => Array.isArray(source.list);

/** Ids are text on the wire, so they are here, those of a map included. */
export function toOptions(source: OptionSource): Option[] {
  if (isList(source)) return source.list.map(({ id, name }) => ({ value: id, label: name }));
  return Object.entries(source).map(([value, label]) => ({ value, label }));
}

/** Choices of an enumeration of the wire, whose codes are numbers; `codes` says which and in which order. */
export function codeOptions<Code extends number>(
  labels: Readonly<Record<Code, string>>,
  codes: readonly Code[] = Object.keys(labels).map((code) => Number(code) as Code),
): Option<Code>[] {
  return codes.map((value) => ({ value, label: labels[value] }));
}

/** Those whose label holds the text, whatever its case. */
export function matching<V extends string | number>(options: readonly Option<V>[], text: string) {
  const wanted = text.trim().toLowerCase();
  return wanted ? options.filter(({ label }) => label.toLowerCase().includes(wanted)) : options;
}
