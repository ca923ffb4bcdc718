import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormSetValue, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { isMobile } from '#contracts/forms/fields.ts';
import { usePreview } from '../../api/hooks.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { NumberField, SchemaField } from '../../kit/form/fields.tsx';
import { LoadFailed } from '../../kit/page/LoadFailed.tsx';
import { Select } from '../../kit/select/Select.tsx';

const none = { benefitId: '', benefitCount: '' };

function forget(setValue: UseFormSetValue<FieldValues>) {
  for (const [name, value] of Object.entries(none)) setValue(name, value, { shouldDirty: true });
}

/** What was chosen for one member and product is no choice for others. */
function useForgetChosen(of: string) {
  const { setValue } = useFormContext();
  const before = useRef(of);
  useEffect(() => {
    const was = before.current;
    before.current = of;
    // The first ones are those of a restored draft, or nothing could have been chosen before.
    if (was !== of && was !== '') forget(setValue);
  }, [of, setValue]);
}

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
  const of = body ? JSON.stringify(body) : '';
  useForgetChosen(of);
  const list = data?.list ?? [];
  const isGone = data !== undefined && chosen !== '' && !list.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isGone) forget(setValue);
  }, [isGone, setValue]);
  if (error) {
    return (
      <SchemaField name="benefitId" required={false}>
        {() => <LoadFailed error={error} onRetry={reload} />}
      </SchemaField>
    );
  }
  // What was chosen stays until it is known what there is to choose.
  if (body && !data) return null;
  return (
    <DependentFields key={of} when={list.length > 0} empty={none}>
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
