import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PickButtons } from './PickButtons.tsx';

interface Props {
  nos: readonly string[];
  /** How many rooms the order has. */
  max: number;
}

/** Free room numbers, each a button that adds it to field `roomNos`. */
export function RoomNoPicks({ nos, max }: Props) {
  const { t } = useTranslation('orders');
  const { setValue } = useFormContext();
  const chosen = (useWatch({ name: 'roomNos' }) as string[] | undefined) ?? [];
  return (
    <PickButtons
      label={t('freeRoomNos')}
      picks={nos.map((no) => ({ key: no, text: no, taken: chosen.includes(no) || chosen.length >= max }))}
      onPick={(no) => setValue('roomNos', [...chosen, no], { shouldDirty: true, shouldValidate: true })}
    />
  );
}
