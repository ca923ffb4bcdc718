import { merchants } from '#contracts/areas/merchants.ts';
import type { BusinessType } from '#contracts/enums/merchants.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';

interface Props {
  /** What the merchant has to deal in. */
  businessType: BusinessType;
  /** The name of the merchant that the record has now. */
  merchantName: string | undefined;
}

/** 所属商户 of a record, field `merchantId`. A merchant user has nothing to choose: his form carries his own merchant. */
export function MerchantField({ businessType, merchantName }: Props) {
  if (useIsMerchantUser()) return null;
  return (
    <ReferenceField
      name="merchantId"
      recordName={merchantName}
      endpoint={merchants.allEnabled}
      filters={{ businessType }}
      scroll
    />
  );
}
