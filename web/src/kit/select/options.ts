/** One choice of a select. */
export interface Option<V extends string | number = string> {
  value: V;
  label: string;
  /** A text that distinguishes options of the same label. */
  detail?: string;
  disabled?: boolean;
}

export interface NamedRecord {
  id: string;
  name: string;
}

/** The text in the box of a select for its value. */
export const shownOption = ({ label, detail }: Pick<Option, 'label' | 'detail'>) =>
  detail ? `${label} · ${detail}` : label;

/** `detailOf` returns a text that distinguishes records of the same name. */
export const toOptions = <Row extends NamedRecord>(
  records: readonly Row[],
  detailOf?: (record: Row) => string,
): Option[] =>
  records.map((record) => ({
    ...{ value: record.id, label: record.name },
    ...(detailOf && { detail: detailOf(record) }),
  }));

/** The options of an enumeration of the wire, whose codes are numbers; `codes` gives the selection and the order. */
export function codeOptions<Code extends number>(
  labels: Readonly<Record<Code, string>>,
  codes: readonly Code[] = Object.keys(labels).map((code) => Number(code) as Code),
): Option<Code>[] {
  return codes.map((value) => ({ value, label: labels[value] }));
}

/** The options whose label contains the text, in upper or lower case. */
export function matching<V extends string | number>(options: readonly Option<V>[], text: string) {
  const wanted = text.trim().toLowerCase();
  return wanted ? options.filter(({ label }) => label.toLowerCase().includes(wanted)) : options;
}
