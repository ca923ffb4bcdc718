import { useTranslation } from 'react-i18next';
import { SchemaField } from '../../kit/form/fields.tsx';
import { TagsInput } from '../../kit/form/TagsInput.tsx';
import { RoomNoPicks } from './RoomNoPicks.tsx';

interface Props {
  /** Numbers that are offered. */
  free: readonly string[];
  /** How many rooms the order has. */
  max: number;
}

/** The numbers of the rooms, field `roomNos`, with those that are free. */
export function RoomNosField({ free, max }: Props) {
  const { t } = useTranslation('orders');
  return (
    <>
      <SchemaField name="roomNos" help={t('roomNosHelp', { n: max })}>
        {(control) => <TagsInput control={control} max={max} maxLength={10} />}
      </SchemaField>
      <RoomNoPicks nos={free} max={max} />
    </>
  );
}
