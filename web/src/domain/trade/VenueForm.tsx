import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { SaleStep } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useOwnMerchantId } from '../../api/scope.ts';
import { type FormCalls, RecordForm } from '../../kit/form/RecordForm.tsx';
import { AsksBeforeMove } from './AsksBeforeMove.tsx';
import { AsksBeforeOff } from './AsksBeforeOff.tsx';
import { SaleLine } from './SaleLine.tsx';
import { useAboutDisablingVenue } from './useAboutDisabling.ts';
import { useChain } from './useChain.ts';

type VenueCalls = FormCalls & {
  get: Endpoint<
    string,
    undefined,
    undefined,
    { id: string; name: string; merchantId: string; missing: SaleStep[]; enabled: 0 | 1 }
  >;
};
interface Venue {
  merchantId: string;
  enabled: 0 | 1;
}

/** The form of a scenic spot, hotel or guesthouse; for a merchant user it contains his own merchant. */
export function VenueForm<C extends VenueCalls, Form extends FieldValues & Venue>({
  kind,
  children,
  ...props
}: ComponentProps<typeof RecordForm<C, Form>> & { kind: TradeKind }) {
  const merchantId = useOwnMerchantId();
  const { ofVenue } = useChain();
  const aboutOf = useAboutDisablingVenue(kind);
  const given = { ...(merchantId && { merchantId }) } as Partial<Form>;
  return (
    <RecordForm
      {...props}
      given={given}
      next={ofVenue(kind)}
      about={({ id, merchantId: of, missing }) => (
        <SaleLine kind={kind} merchantId={of} resourceId={id} missing={missing} />
      )}
    >
      {(venue) => (
        <>
          <AsksBeforeMove kind={kind} record={venue} />
          <AsksBeforeOff record={venue} aboutOf={aboutOf} />
          {children(venue)}
        </>
      )}
    </RecordForm>
  );
}
