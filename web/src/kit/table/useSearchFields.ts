import { useTranslation } from 'react-i18next';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { coreOf, defOf, infoOf } from '#contracts/forms/fieldInfo.ts';
import { codeNames } from '../../i18n.ts';
import { useLabel } from '../display/useLabel.ts';
import type { SelectEndpoint } from '../select/RemoteSelect.tsx';
import type { SearchField } from './searchField.ts';

/** The call that lists the records of a filter by id. */
interface Source {
  endpoint: SelectEndpoint;
  /** The record that the address filters by, if its name is known. */
  named?: { value: string; name: string } | undefined;
}

/**
 * The search area of a list by the names of its filters, `area` for province and city. Label, length and codes come from the endpoint's query schema.
 * A filter that this user's call does not have is left out. A condition that is not in the schema is passed as a `SearchField`.
 */
export function useSearchFields(
  endpoint: AnyEndpoint,
  wanted: readonly (string | SearchField)[],
  sources: Readonly<Record<string, Source>> = {},
): SearchField[] {
  const { t } = useTranslation('common');
  const label = useLabel();
  const shape = endpoint.query ? (defOf(endpoint.query).shape ?? {}) : {};
  return wanted.flatMap((name): SearchField[] => {
    if (typeof name !== 'string') return name.name in shape ? [name] : [];
    const filter = shape[name === 'area' ? 'provinceId' : name];
    if (!filter) return [];
    const info = infoOf(filter);
    if (!info.label) throw new Error(`The filter ${name} of ${endpoint.name} has no label.`);
    const words = label(info.label);
    const source = sources[name];
    if (name === 'area') return [{ kind: 'area', name: 'provinceId', cityName: 'cityId', label: words }];
    if (source) return [{ kind: 'remote', name, label: words, ...source }];
    if (info.enumeration) {
      const { name: enumeration, codes } = info.enumeration;
      const options = codes.map((code) => ({
        value: String(code),
        label: codeNames(enumeration)?.[code] ?? String(code),
      }));
      return [{ kind: 'select', name, label: words, options }];
    }
    if (defOf(coreOf(filter)).type === 'literal') {
      const options = [
        { value: '1', label: t('enabled') },
        { value: '0', label: t('disabled') },
      ];
      return [{ kind: 'select', name, label: t('status'), options }];
    }
    const kind = info.isCode ? 'code' : 'text';
    return [
      {
        ...{ kind, name, label: words },
        ...(info.max && { maxLength: info.max }),
        ...(info.isEnding && { isEnding: true as const }),
      },
    ];
  });
}
