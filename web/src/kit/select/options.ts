/** One choice of a select. */
export interface Option<V extends string | number = string> {
  value: V;
  label: string;
  /** What tells it from others that are called alike. */
  detail?: string;
  disabled?: boolean;
}

export interface NamedRecord {
  id: string;
  name: string;
}

/** What stands in the box of a select for its value. */
export const shownOption = ({ label, detail }: Pick<Option, 'label' | 'detail'>) =>
  detail ? `${label} · ${detail}` : label;

/** `detailOf` tells records apart that are called alike. */
export const toOptions = <Row extends NamedRecord>(
  records: readonly Row[],
  detailOf?: (record: Row) => string,
): Option[] =>
  records.map((record) => ({
    ...{ value: record.id, label: record.name },
    ...(detailOf && { detail: detailOf(record) }),
  }));

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
