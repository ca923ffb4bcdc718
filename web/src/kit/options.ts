import type { ListData } from '#contracts/envelope.ts';

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

/** What a select may be fed with: a list answer, or a plain id-to-name map (specification section 3). */
type Source<Row> = Pick<ListData<Row>, 'list'> | Record<string, string>;

const isList = <Row>(source: Source<Row>): source is Pick<ListData<Row>, 'list'> =>
  Array.isArray(source.list);

/** What stands in the box of a select for its value. */
export const shownOption = ({ label, detail }: Pick<Option, 'label' | 'detail'>) =>
  detail ? `${label} · ${detail}` : label;

/** Ids are text on the wire, so they are here, those of a map included. `detailOf` tells records apart that are called alike. */
export function toOptions<Row extends NamedRecord>(
  source: Source<Row>,
  detailOf?: (record: Row) => string,
): Option[] {
  if (isList(source))
    return source.list.map((record) => ({
      ...{ value: record.id, label: record.name },
      ...(detailOf && { detail: detailOf(record) }),
    }));
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
