import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useOwnMerchantId } from '../../api/scope.ts';
import { type FormCalls, RecordForm } from '../../kit/form/RecordForm.tsx';
import { useChain } from './useChain.ts';

interface Venue {
  merchantId: string;
  enabled: 0 | 1;
}

/** The form of a scenic spot, hotel or guesthouse; for a merchant user it contains his own merchant. */
export function VenueForm<C extends FormCalls, Form extends FieldValues & Venue>({
  kind,
  ...props
}: ComponentProps<typeof RecordForm<C, Form>> & { kind: TradeKind }) {
  const merchantId = useOwnMerchantId();
  const { ofVenue } = useChain();
  const given = { ...(merchantId && { merchantId }) } as Partial<Form>;
  return <RecordForm {...props} given={given} next={ofVenue(kind)} />;
}
