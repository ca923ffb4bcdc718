import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf, Endpoint, ParamsOf, QueryOf } from '#contracts/endpoint.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import { useOptionPages } from '../../api/optionPages.ts';
import { type NamedRecord, type Option, shownOption, toOptions } from './options.ts';
import { Select, type SelectProps } from './Select.tsx';
import { useDebounced } from './useDebounced.ts';

// biome-ignore lint/suspicious/noExplicitAny: a select may have any query, whose type `filters` checks
export type SelectEndpoint = Endpoint<string, any, any, ListData<NamedRecord>>;

type Given = 'options' | 'searchable' | 'onSearch' | 'onOpen' | 'loading' | 'onReachEnd' | 'footer';

export interface RemoteSelectProps<E extends SelectEndpoint> extends Omit<SelectProps<string>, Given> {
  endpoint: E;
  params?: ParamsOf<E> | undefined;
  /** A change of the filters loads the options again. */
  filters?: Omit<Partial<QueryOf<E>>, 'offset' | 'limit'> | undefined;
  /** Loads pages of 10 and more on scrolling to the end, instead of one page of 100 (specification section 9). */
  scroll?: boolean | undefined;
  /** Ids that are not offered. */
  without?: readonly string[] | undefined;
  /** A text that distinguishes records of the same name. */
  detailOf?: ((record: DataOf<E>['list'][number]) => string) | undefined;
  /** Called with the record of the value once it is known, and with undefined where there is no value any more. */
  onRecord?: ((record: DataOf<E>['list'][number] | undefined) => void) | undefined;
  /** The query parameter of the search text. */
  searchName?: (string & keyof QueryOf<E>) | undefined;
  /** For a value from an address: called when it is none of the options, in place of saying so. */
  onUnknown?: (() => void) | undefined;
  /** What has to be there first: said where the list has no record at all. */
  whenNone?: string | undefined;
}

const searchAfterMs = 300;

/**
 * A select over a list call. It loads its options when it is opened, or at once if it needs the name of its value, of which all pages are loaded if
 * need be. Pass `valueLabel` if the name is known, because the record may be off and thus none of the options.
 */
export function RemoteSelect<E extends SelectEndpoint>(props: RemoteSelectProps<E>) {
  const {
    endpoint,
    params,
    filters,
    scroll = false,
    without = [],
    detailOf,
    onRecord,
    searchName = 'name',
    onUnknown,
    whenNone,
    ...select
  } = props;
  const { t } = useTranslation(['kit', 'common']);
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Option>();
  const [missing, setMissing] = useState<string>();
  const search = useDebounced(text.trim(), searchAfterMs);

  const nameUnknown =
    Boolean(select.value) && select.valueLabel === undefined && picked?.value !== select.value;
  // A name is found sooner on large pages.
  const [isShort] = useState(scroll && !nameUnknown);
  const query = { params, filters, search: search ? { [searchName]: search } : undefined };
  const pages = useOptionPages<DataOf<E>['list'][number]>(
    endpoint,
    opened || nameUnknown ? query : null,
    isShort ? paging.scrollSelectSize : paging.selectSize,
  );
  const isSought =
    nameUnknown &&
    missing !== select.value &&
    !opened &&
    !pages.loading &&
    !pages.loadingMore &&
    !pages.failed &&
    !pages.rows.some(({ id }) => id === select.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each page
  useEffect(() => {
    if (!isSought) return;
    if (!pages.ended) pages.more();
    else if (onUnknown) onUnknown();
    else setMissing(select.value ?? undefined);
  }, [isSought, pages.rows.length, pages.ended]);
  const record = select.value ? pages.rows.find(({ id }) => id === select.value) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is known, not by who asks
  useEffect(() => {
    if (record || !select.value) onRecord?.(record);
  }, [record, select.value]);
  const nameOfValue = () => {
    if (picked && picked.value === select.value) return shownOption(picked);
    if (select.valueLabel !== undefined || !select.value) return select.valueLabel;
    return missing === select.value ? t('notOffered', { id: missing }) : undefined;
  };
  const ended = scroll && pages.ended && pages.rows.length > 0;
  const isNone = pages.ended && pages.rows.length === 0 && search === '';
  const footer = pages.failed
    ? t('loadFailed')
    : pages.loadingMore
      ? t('common:loading')
      : isNone
        ? whenNone
        : ended && t('endOfList');

  return (
    <Select
      {...select}
      options={toOptions(pages.rows, detailOf).filter(({ value }) => !without.includes(value))}
      valueLabel={nameOfValue()}
      onChange={(value, option) => {
        setPicked(option);
        select.onChange(value, option);
      }}
      searchable
      onSearch={setText}
      onOpen={() => {
        setOpened(true);
        if (pages.failed) pages.more();
      }}
      loading={pages.loading || isSought || text.trim() !== search}
      onReachEnd={scroll ? pages.more : undefined}
      footer={footer}
    />
  );
}
