import { useFormContext, useWatch } from 'react-hook-form';
import type { QueryOf } from '#contracts/endpoint.ts';
import { RemoteSelect, type RemoteSelectProps, type SelectEndpoint } from '../select/RemoteSelect.tsx';
import { SchemaField } from './fields.tsx';
import { useShowsAll } from './shownFields.ts';

interface Props<E extends SelectEndpoint>
  extends Pick<RemoteSelectProps<E>, 'detailOf' | 'onRecord' | 'whenNone'> {
  /** The field with the id of the other record. */
  name: string;
  /** The name of the record that is referred to now. */
  recordName: string | undefined;
  /** The list call of the records to choose from. */
  endpoint: E;
  filters?: Omit<Partial<QueryOf<E>>, 'offset' | 'limit'>;
  /** For lists that may have more than one page of 100. */
  scroll?: boolean;
}

/** A form row that chooses another record: the hotel of a room type, the merchant of a hotel. */
export function ReferenceField<E extends SelectEndpoint>({ name, recordName, ...select }: Props<E>) {
  const { formState, resetField } = useFormContext();
  const chosen = useWatch({ name }) as string;
  // In a comparison of versions each is the default of its own.
  const isForm = useShowsAll();
  return (
    <SchemaField name={name} isShort>
      {(control, { label, required }) => (
        <RemoteSelect
          {...control}
          {...select}
          label={label}
          clearable={!required}
          onUnknown={() => resetField(name, { defaultValue: '' })}
          valueLabel={isForm && chosen === formState.defaultValues?.[name] ? recordName : undefined}
        />
      )}
    </SchemaField>
  );
}
