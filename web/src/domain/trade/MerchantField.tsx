import { useFormContext, useWatch } from 'react-hook-form';
import { merchants } from '#contracts/areas/merchants.ts';
import type { BusinessType } from '#contracts/enums/merchants.ts';
import { useIsMerchantUser } from '../../api/scope.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';

interface Props {
  /** What the merchant has to deal in. */
  businessType: BusinessType;
  /** The name of the merchant that the record has now. */
  merchantName: string | undefined;
}

/** 所属商户 of a record, field `merchantId`. A merchant user has nothing to choose: his form carries his own merchant. */
export function MerchantField({ businessType, merchantName }: Props) {
  const own = useIsMerchantUser();
  const { formState } = useFormContext();
  const chosen = useWatch({ name: 'merchantId' }) as string;
  if (own) return null;
  return (
    <SchemaField name="merchantId" isShort>
      {(control, { label }) => (
        <RemoteSelect
          {...control}
          endpoint={merchants.allEnabled}
          filters={{ businessType }}
          scroll
          label={label}
          valueLabel={chosen === formState.defaultValues?.merchantId ? merchantName : undefined}
        />
      )}
    </SchemaField>
  );
}
