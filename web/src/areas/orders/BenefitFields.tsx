import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { isMobile } from '#contracts/forms/fields.ts';
import { usePreview } from '../../api/hooks.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { NumberField, SchemaField } from '../../kit/form/fields.tsx';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import { Select } from '../../kit/select/Select.tsx';

const none = { benefitId: '', benefitCount: '' };

/** The free nights or tickets that the member has for the product, as soon as both are known; without any there is no field. */
export function BenefitFields() {
  const { t } = useTranslation('orders');
  const { setValue } = useFormContext();
  const [memberMobile, memberId, productId] = useWatch({
    name: ['memberMobile', 'memberId', 'productId'],
  }) as [string, string | undefined, string];
  const chosen = useWatch({ name: 'benefitId' }) as string;
  const isKnown = isMobile(memberMobile) || Boolean(memberId);
  const body = isKnown && productId ? { memberMobile, productId, ...(memberId && { memberId }) } : undefined;
  const { data, error, reload } = usePreview(memberBenefits.preview, body ? { body } : null);
  const list = data?.list ?? [];
  if (error) {
    return (
      <SchemaField name="benefitId" required={false}>
        {() => <LoadFailed error={error} onRetry={reload} />}
      </SchemaField>
    );
  }
  return (
    // What was chosen for one member and product is no choice for others.
    <DependentFields key={JSON.stringify(body)} when={list.length > 0} empty={none}>
      <SchemaField name="benefitId" isShort required={false}>
        {(control, { label }) => (
          <Select
            {...control}
            label={label}
            clearable
            value={chosen || undefined}
            options={list.map(({ id, name, left, unlimited }) => ({
              value: id,
              label: unlimited === 1 ? t('benefitUnlimited', { name }) : t('benefitLeft', { name, left }),
            }))}
            onChange={(id) => {
              control.onChange(id ?? '');
              setValue('benefitCount', id ? 1 : '', { shouldDirty: true });
            }}
          />
        )}
      </SchemaField>
      <NumberField name="benefitCount" help={t('benefitHelp')} />
    </DependentFields>
  );
}
