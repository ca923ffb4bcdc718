import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { detailOfProduct } from '../../domain/trade/detailOfProduct.ts';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';

interface Props {
  /** The list of the form. */
  name: 'hotels' | 'minsus' | 'products';
  /** Those that the record has already, with their names. */
  known: readonly { id: string; name: string }[] | undefined;
  /** The list call of the records to choose from. */
  endpoint: SelectEndpoint;
  addText: string;
  help?: string;
}

const blank = { id: '' };

/** The hotels, guesthouses or ticket products that a benefit is good for, each in a select. */
export function PlaceRows({ name, known, endpoint, addText, help }: Props) {
  const { t } = useTranslation('memberBenefits');
  const chosen = useWatch({ name }) as { id: string }[] | undefined;
  const ids = (chosen ?? []).map(({ id }) => id).join();
  const cells = useMemo<readonly RowCell[]>(() => {
    const names = new Map(known?.map((place) => [place.id, place.name]));
    const taken = ids.split(',');
    return [
      {
        name: 'id',
        width: 'minmax(200px, 400px)',
        input: (control, { label }) => (
          <RemoteSelect
            {...control}
            value={control.value as string}
            label={label}
            endpoint={endpoint}
            detailOf={detailOfProduct}
            without={taken.filter((id) => id !== control.value)}
            valueLabel={names.get(control.value as string)}
          />
        ),
      },
    ];
  }, [endpoint, ids, known]);
  return (
    <RowsField
      name={name}
      cells={cells}
      blank={blank}
      rowName={(n) => t('placeNo', { n })}
      addText={addText}
      {...(help && { help })}
    />
  );
}
