import type { SearchField } from './searchField.ts';
import type { Criteria } from './useListState.ts';

interface Listed {
  criteria: Criteria;
  rows: readonly unknown[];
  /** Whether the rows are still those of older criteria. */
  refreshing: boolean;
}

/**
 * The conditions of a search with the names of the records that it has found: rows found by `gradeId` have the same `gradeName`. A record that is off
 * is none of the options of a select, and only its rows can name it.
 */
export function namedByRows(fields: readonly SearchField[], { criteria, rows, refreshing }: Listed) {
  const [row] = rows as readonly Record<string, unknown>[];
  if (!row || refreshing) return fields;
  return fields.map((field) => {
    const value = criteria[field.name];
    if (!value || (field.kind !== 'remote' && field.kind !== 'remoteBy')) return field;
    const isWithoutKind = field.kind === 'remoteBy' && !criteria[field.follows.field];
    if (isWithoutKind || field.named?.value === value) return field;
    const name = field.name.endsWith('Id') && row[field.name.replace(/Id$/, 'Name')];
    return typeof name === 'string' && name ? { ...field, named: { value, name } } : field;
  });
}
