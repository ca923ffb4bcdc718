import { useTranslation } from 'react-i18next';
import { credentialType } from '#contracts/enums/orders.ts';
import { cleanIdentity } from '#contracts/forms/identity.ts';
import type { Guest } from '#contracts/trade/orderForms.ts';
import { CodeInput, MobileInput } from '../../kit/form/inputs.tsx';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { codeCell, textCell } from '../../kit/form/rowCells.tsx';

export const blankGuest: Guest = {
  name: '',
  credentialType: credentialType.idCard,
  credentialNo: '',
  mobile: '',
};

const cells: readonly RowCell[] = [
  { name: 'name', width: '1fr', input: textCell },
  { name: 'credentialType', width: '1.1fr', input: codeCell },
  {
    name: 'credentialNo',
    width: '1.8fr',
    input: (control, { max = 0 }) => <CodeInput control={control} clean={cleanIdentity} max={max} />,
  },
  { name: 'mobile', width: '1.2fr', input: (control) => <MobileInput control={control} /> },
];

/** Guests with their documents, field `guests`. */
export function GuestRows({ help }: { help?: string }) {
  const { t } = useTranslation('orders');
  return (
    <RowsField
      name="guests"
      cells={cells}
      blank={blankGuest}
      rowName={(n) => t('guestRow', { n })}
      addText={t('addGuest')}
      {...(help && { help })}
    />
  );
}
