import { agrees, type Kind } from './kinds.ts';
import { walk } from './reading.ts';
import { fieldsOf, filtersOf, isOptional, rowOf, siblingOf } from './shapes.ts';
import { type Json, short, type Talk } from './talk.ts';

/** How a record shows itself: by get, in its list, in selects. */

export const read = (talk: Talk, { get, by }: Kind, id: string): Promise<Json> =>
  talk.ok(get, { params: { id } }, by);

/** The row of a record in its list; undefined where the list does not have it. */
export async function rowIn(talk: Talk, { list, by }: Kind, record: Json): Promise<Json | undefined> {
  const filters = filtersOf(list);
  const query = Object.fromEntries(
    Object.entries(filters).flatMap(([name, schema]) => {
      if (!isOptional(schema)) return [[name, record[name]]];
      if (/^(name|title)$/.test(name) && record[name]) return [[name, record[name]]];
      return name === 'keyword' && record.name && !('name' in filters) && !record.creditCode
        ? [[name, record.name]]
        : [];
    }),
  );
  const { list: rows } = await walk(talk, list, query, by);
  return rows.find(({ id }) => id === record.id);
}

/** Whether the selects of the area offer a record, each by its name. */
export async function offers(talk: Talk, { get, by }: Kind, record: Json): Promise<[string, boolean][]> {
  const found: [string, boolean][] = [];
  for (const name of ['allEnabled', 'all']) {
    const select = siblingOf(get, name);
    if (!select || !rowOf(select)) continue;
    const query = 'name' in fieldsOf(select.query) && record.name ? { name: String(record.name) } : undefined;
    const { list } = await walk(talk, select, query ?? {}, by);
    found.push([name, list.some(({ id }) => id === record.id)]);
  }
  return found;
}

export function sameAsForm(talk: Talk, what: string, got: Json, form: Record<string, unknown>): void {
  for (const [name, sent] of Object.entries(form))
    if (name in got && name !== 'version')
      talk.holds(`${name} of ${what} is ${short(sent)}`, agrees(got[name], sent), short(got[name]));
}

/** What the row and the record both show, they show alike. */
export function sameAsRow(talk: Talk, row: Json, record: Json): void {
  for (const name of Object.keys(row))
    if (name in record && name !== 'actions')
      talk.holds(
        `${name} of the row is that of the record, ${short(record[name])}`,
        short(row[name]) === short(record[name]),
        short(row[name]),
      );
}

export const neededFrom = ({ list }: Kind, record: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filtersOf(list))
      .filter(([, schema]) => !isOptional(schema))
      .map(([name]) => [name, record[name]]),
  );
