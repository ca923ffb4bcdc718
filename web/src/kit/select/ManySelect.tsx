import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryOf } from '#contracts/endpoint.ts';
import { paging } from '#contracts/envelope.ts';
import { useKeptData } from '../../api/hooks.ts';
import { Chip } from '../display/Chip.tsx';
import css from './ManySelect.module.css';
import { shownOption } from './options.ts';
import type { SelectEndpoint } from './RemoteSelect.tsx';
import { Select, type SelectProps } from './Select.tsx';
import { useOptionsState } from './useOptionsState.ts';
import { useTakenRef } from './useTakenRef.ts';

type Given = 'id' | 'label' | 'inputRef' | 'onBlur' | 'invalid' | 'required' | 'describedBy' | 'placeholder';

interface Props<E extends SelectEndpoint> extends Pick<SelectProps<string>, Given> {
  /** A list of at most 100 records. Those that are off are marked, where it has them. */
  endpoint: E;
  /** Names of records that may be chosen already and not be offered any more. */
  known?: readonly { id: string; name: string }[] | undefined;
  filters?: Omit<Partial<QueryOf<E>>, 'offset' | 'limit'> | undefined;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** As in `RemoteSelect`. */
  whenNone?: string | undefined;
  /** With so many chosen the select offers no more. */
  max?: number | undefined;
}

/** Several records of a short list: a select adds one after the other, each chosen one has a button that removes it. */
export function ManySelect<E extends SelectEndpoint>({
  endpoint,
  known = [],
  filters,
  value,
  onChange,
  whenNone,
  max = Number.POSITIVE_INFINITY,
  inputRef,
  ...select
}: Props<E>) {
  const { t } = useTranslation(['kit', 'common']);
  const [query] = useState(() => ({ ...filters, offset: 0, limit: paging.selectSize }));
  const answer = useKeptData(endpoint, { query } as never);
  const { data } = answer;
  const state = useOptionsState(answer);
  const records = (data?.list ?? []) as readonly { id: string; name: string; enabled?: number }[];
  const optionOf = ({ id, name, enabled }: (typeof records)[number]) => ({
    ...{ value: id, label: name },
    ...(enabled === 0 && { detail: t('common:disabled') }),
  });
  const nameOf = (id: string) => {
    const record = [...records, ...known].find((one) => one.id === id);
    return record ? shownOption(optionOf(record)) : data ? t('notOffered', { id }) : id;
  };
  const { input, takeRef } = useTakenRef(inputRef);
  const isFull = value.length >= max;
  return (
    <div className={css.many}>
      <Select
        {...select}
        {...state}
        inputRef={takeRef}
        footer={state.footer || (data && records.length === 0 && whenNone)}
        value=""
        options={records.filter(({ id }) => !value.includes(id)).map(optionOf)}
        searchable
        // Stays when there is no place for more: the focus would be lost.
        readOnly={isFull}
        {...(isFull && { placeholder: '' })}
        onChange={(id) => id && onChange([...value, id])}
      />
      {value.map((id) => (
        <Chip
          key={id}
          removeLabel={t('removeRow', { row: nameOf(id) })}
          onRemove={() => {
            onChange(value.filter((other) => other !== id));
            input.current?.focus();
          }}
        >
          {nameOf(id)}
        </Chip>
      ))}
    </div>
  );
}
