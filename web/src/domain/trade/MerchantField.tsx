import { merchants } from '#contracts/areas/merchants.ts';
import type { BusinessType } from '#contracts/enums/merchants.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';

interface Props {
  /** The business type that the merchant must have. */
  businessType: BusinessType;
  /** The name of the record's present merchant. */
  merchantName: string | undefined;
}

/** 所属商户 of a record, field `merchantId`. Hidden for a merchant user, whose form always sends his own merchant. */
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
