import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderGuest } from '#contracts/trade/orderForms.ts';
import type { Relative } from '#contracts/trade/orders.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { PickButtons } from './PickButtons.tsx';
import { withRelative } from './withRelative.ts';

/** Relatives of the member, each a button that adds him to field `guests`. His numbers stay masked; the backend takes the whole ones from his record. */
export function RelativePicks({ relatives, none }: { relatives: readonly Relative[]; none?: ReactNode }) {
  const { t } = useTranslation('orders');
  const relation = useCodeName('relationType');
  const { getValues, setValue } = useFormContext();
  const guests = useWatch({ name: 'guests' }) as OrderGuest[];
  const isAmong = ({ id, name, credentialNo }: Relative) =>
    guests.some(
      (guest) => guest.friendId === id || (guest.name === name && guest.credentialNo === credentialNo),
    );
  const add = (key: string) => {
    const relative = relatives.find(({ id }) => id === key);
    if (!relative) return;
    setValue('guests', withRelative(getValues('guests') as OrderGuest[], relative), { shouldDirty: true });
  };
  return (
    <PickButtons
      label={t('relatives')}
      picks={relatives.map((one) => ({
        ...{ key: one.id, text: `${one.name} · ${relation(one.relation)}`, taken: isAmong(one) },
      }))}
      onPick={add}
      none={none}
    />
  );
}
