import i18next from 'i18next';
import { regions } from '#contracts/areas/regions.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import { defOf, infoOf } from '#contracts/forms/fieldInfo.ts';
import { call } from '../../api/client.ts';
import { codeNames } from '../../i18n.ts';
import { formatMoney, formatSpan } from '../display/format.ts';
import { heading } from '../display/useLabel.ts';
import type { NamedRecord } from '../select/options.ts';
import type { SelectEndpoint } from '../select/RemoteSelect.tsx';
import type { SearchField } from './searchField.ts';
import type { FilterFact } from './tabFacts.ts';
import type { Criteria } from './useListState.ts';

interface Filtered {
  /** The list call, whose schema names conditions that are not in the search area, such as a tab. */
  endpoint: AnyEndpoint;
  search: readonly SearchField[];
  criteria: Criteria;
  /** What tabs ask for, by the names of their filters. */
  tabs: ReadonlyMap<string, FilterFact>;
}

const spanOf = (from: string, to: string) => {
  if (from && to) return formatSpan(from, to);
  return from ? `≥ ${from}` : `≤ ${to}`;
};
const moneyOf = (cents: string) => (cents ? formatMoney(Number(cents)) : '');

/** The name of a record of a select; what the select says where it is none of its options; its id where they cannot be read. */
async function nameIn(endpoint: SelectEndpoint, filters: object, id: string): Promise<string> {
  const limit = paging.selectSize;
  try {
    for (let offset = 0; ; offset += limit) {
      const query = { ...filters, offset, limit };
      const { list, count } = (await call(endpoint, { query } as never, {
        quiet: true,
      })) as ListData<NamedRecord>;
      const found = list.find((record) => record.id === id);
      if (found) return found.name;
      if (list.length === 0 || list.length >= count || offset + limit >= count)
        return i18next.t('kit:notOffered', { id });
    }
  } catch {
    return id;
  }
}

async function shownValue(field: SearchField, criteria: Criteria): Promise<string> {
  const of = (name: string) => criteria[name] ?? '';
  const value = of(field.name);
  switch (field.kind) {
    case 'select':
      return field.options.find((option) => option.value === value)?.label ?? value;
    case 'dateRange':
    case 'countRange':
      return spanOf(value, of(field.endName));
    case 'moneyRange':
      return spanOf(moneyOf(value), moneyOf(of(field.endName)));
    case 'remote': {
      const { endpoint, named, follows } = field;
      const other = follows && of(follows.field);
      if (named?.value === value) return named.name;
      return nameIn(endpoint, { ...(other && { [follows.as]: other }) }, value);
    }
    case 'remoteBy': {
      if (field.named?.value === value) return field.named.name;
      const endpoint = field.endpoints[of(field.follows.field)];
      return endpoint ? nameIn(endpoint, {}, value) : value;
    }
    case 'many':
      return (await Promise.all(value.split(',').map((id) => nameIn(field.endpoint, {}, id)))).join(', ');
    case 'area': {
      const city = of(field.cityName);
      const names = [
        nameIn(regions.provinces as unknown as SelectEndpoint, {}, value),
        ...(city ? [nameIn(regions.cities as unknown as SelectEndpoint, { provinceId: value }, city)] : []),
      ];
      return (await Promise.all(names)).join(' ');
    }
    default:
      return value;
  }
}

/** The conditions that are set, in the order of the search area; after them those that only tabs set. */
export async function filterFacts({ endpoint, search, criteria, tabs }: Filtered): Promise<FilterFact[]> {
  const partsOf = (field: SearchField) => [
    field.name,
    ...('endName' in field ? [field.endName] : 'cityName' in field ? [field.cityName] : []),
  ];
  const set = search.filter((field) => partsOf(field).some((name) => criteria[name]));
  const facts = set.map(
    async (field): Promise<FilterFact> => [field.label, await shownValue(field, criteria)],
  );

  const known = new Set(search.flatMap(partsOf));
  const shape = endpoint.query ? (defOf(endpoint.query).shape ?? {}) : {};
  const others = Object.entries(criteria).flatMap(([name, value]): FilterFact[] => {
    const filter = shape[name];
    if (known.has(name) || !filter || !value) return [];
    const told = tabs.get(name);
    if (told) return [told];
    const { label, enumeration } = infoOf(filter);
    const code = enumeration && codeNames(enumeration.name)?.[Number(value)];
    return label ? [[heading(label), code ?? value]] : [];
  });
  return [...(await Promise.all(facts)), ...others];
}
