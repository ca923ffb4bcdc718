import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cancelRule } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { stockPages, stockPath } from '../../domain/trade/tradePaths.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { TimeField } from '../../kit/form/dateFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  HundredthsField,
  MoneyField,
  NumberField,
  SchemaField,
  SwitchField,
  TextField,
} from '../../kit/form/fields.tsx';
import { SwitchInput } from '../../kit/form/inputs.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { RichTextField } from '../../kit/form/RichTextField.tsx';
import { FixedName } from '../../kit/form/recordFields.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import type { ProductRecord } from './productRecord.ts';

/** Sections that the forms of all kinds have. `children` are the kind's own fields. */

interface BasicProps {
  product: ProductRecord | undefined;
  /** The select list of enabled places. */
  resources: SelectEndpoint;
  /** Shown behind the place. */
  room?: ReactNode;
  children?: ReactNode;
}

/** 产品信息. */
export function BasicSection({ product, resources, room, children }: BasicProps) {
  const { t } = useTranslation('products');
  return (
    <FormSection title={t('basics')}>
      <TextField name="name" />
      <ResourceField product={product} resources={resources} />
      {room}
      {children}
      <MoneyField name="marketPrice" help={t('marketHelp')} />
    </FormSection>
  );
}

/** The place of the product, which can be changed until the first order. A change clears the room, if there is one. */
function ResourceField({ product, resources }: Pick<BasicProps, 'product' | 'resources'>) {
  const { t } = useTranslation('products');
  const { setValue, resetField } = useFormContext();
  const empty = () => {
    for (const name of ['resourceId', 'roomId']) resetField(name, { defaultValue: '' });
  };
  if (product?.hasOrders) {
    return (
      <SchemaField isShort name="resourceId" help={t('lockedHelp')}>
        {(control) => <FixedName control={control} name={product.resourceName} />}
      </SchemaField>
    );
  }
  return (
    <SchemaField isShort name="resourceId">
      {(control, { label }) => (
        <RemoteSelect
          {...control}
          endpoint={resources}
          scroll
          label={label}
          valueLabel={control.value === product?.resourceId ? product?.resourceName : undefined}
          onUnknown={empty}
          onChange={(value) => {
            control.onChange(value ?? '');
            if (value !== control.value) setValue('roomId', '');
          }}
        />
      )}
    </SchemaField>
  );
}

const noDeadline = { cancelDays: '', cancelTime: '' };

/** 退改规则. `late` shows the kind's own fields if there is a deadline. */
export function CancelSection({
  daysHelp,
  late,
  children,
}: {
  daysHelp: string;
  late: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('products');
  const rule = useWatch({ name: 'cancelRule' }) as number;
  return (
    <FormSection title={t('cancelling')}>
      <CodeField name="cancelRule" />
      <DependentFields when={rule === cancelRule.untilDeadline} empty={noDeadline}>
        <NumberField name="cancelDays" required help={daysHelp} />
        <TimeField name="cancelTime" required help={t('freeUntilHelp')} />
      </DependentFields>
      {late}
      {children}
    </FormSection>
  );
}

const noPoints = { pointLimitRate: '' };

/** 优惠与积分. */
export function BenefitSection({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('products');
  const points = useWatch({ name: 'pointEnabled' }) as 0 | 1;
  return (
    <FormSection title={t('benefits')}>
      <SwitchField name="gradeDiscount" />
      <SwitchField name="pointEnabled" />
      <DependentFields when={points === 1} empty={noPoints}>
        <HundredthsField name="pointLimitRate" required help={t('pointHelp')} />
      </DependentFields>
      {children}
    </FormSection>
  );
}

/** 图文说明. */
export function TextSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('products');
  return (
    <FormSection title={t('texts')}>
      <PicturesField name="pictures" help={t('picturesHelp')} />
      {children}
      <RichTextField name="detail" />
    </FormSection>
  );
}

/** 展示设置: the order in lists, and 上架, which needs a price in the future. */
export function ShelfSection({ kind, product }: { kind: TradeKind; product: ProductRecord | undefined }) {
  const { t } = useTranslation(['products', 'kit', 'common']);
  const mayViewStock = useMayOpen()(stockPages[kind]);
  const isPriced = product?.unpriced === false;
  return (
    <FormSection title={t('kit:displaySection')}>
      <NumberField name="ordering" help={t('common:orderingHelp')} />
      <SchemaField
        name="enabled"
        help={
          <>
            {!isPriced && `${t('products:shelfHelp')} `}
            {product && mayViewStock && (
              <Link to={stockPath(kind, product.id)}>{t('products:setPrices')}</Link>
            )}
          </>
        }
      >
        {(control, { label }) => (
          <SwitchInput
            control={control}
            label={label}
            // Switching it off is always allowed.
            locked={!isPriced && control.value !== 1 ? t('products:shelfHelp') : undefined}
          />
        )}
      </SchemaField>
    </FormSection>
  );
}
