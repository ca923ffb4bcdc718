import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cancelRule } from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { productPictureLimit } from '#contracts/trade/products.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { useRight } from '../../api/session.ts';
import { stockPath } from '../../domain/trade/tradePaths.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { PicturesInput } from '../../kit/form/formInputs.tsx';
import { RichTextInput } from '../../kit/form/RichTextInput.tsx';
import { FixedName, NumberField, TextField } from '../../kit/form/recordFields.tsx';
import { Switch } from '../../kit/form/Switch.tsx';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import { CodeField, HundredthsField, SwitchField, TimeField } from './fields.tsx';
import type { ProductRecord } from './ProductEdit.tsx';
import { viewStock } from './paths.ts';
import { Under } from './Under.tsx';

/** Sections that the forms of all kinds have. `children` are what the kind puts into them. */

interface BasicProps {
  kind: TradeKind;
  product: ProductRecord | undefined;
  /** Enabled ones to choose from. */
  resources: SelectEndpoint;
  /** Behind what the product is of. */
  room?: ReactNode;
  children?: ReactNode;
}

/** 产品信息. */
export function BasicSection({ kind, product, resources, room, children }: BasicProps) {
  const { t } = useTranslation(['products', 'common']);
  return (
    <FormSection title={t('products:basics')}>
      <TextField of="productName" name="name" max={40} required />
      <ResourceField kind={kind} product={product} resources={resources} />
      {room}
      {children}
      <HundredthsField of="marketPrice" required unit={t('common:yuan')} help={t('products:marketHelp')} />
    </FormSection>
  );
}

/** Where the product is: chosen until the first order. The room, where there is one, follows it. */
function ResourceField({ kind, product, resources }: Omit<BasicProps, 'room' | 'children'>) {
  const { t } = useTranslation('products');
  const label = useLabel();
  const { setValue } = useFormContext();
  const name = label(trades[kind].resource);
  if (product?.hasOrders) {
    return (
      <Field name="resourceId" label={name} required help={t('lockedHelp')}>
        {(control) => <FixedName control={control} name={product.resourceName} />}
      </Field>
    );
  }
  return (
    <Field name="resourceId" label={name} required>
      {(control) => (
        <RemoteSelect
          {...control}
          endpoint={resources}
          scroll
          label={name}
          valueLabel={control.value === product?.resourceId ? product?.resourceName : undefined}
          onChange={(value) => {
            control.onChange(value ?? '');
            if (value !== control.value) setValue('roomId', '');
          }}
        />
      )}
    </Field>
  );
}

const noDeadline = { cancelDays: '', cancelTime: '' };

/** 退改规则. `late` is what the kind asks for when there is a deadline. */
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
      <CodeField of="cancelRule" codes={valuesOf(cancelRule)} />
      <Under when={rule === cancelRule.untilDeadline} empty={noDeadline}>
        <NumberField of="cancelDays" max={30} required unit={t('unit.days')} help={daysHelp} />
        <TimeField of="cancelTime" required help={t('freeUntilHelp')} />
      </Under>
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
      <SwitchField of="gradeDiscount" />
      <SwitchField of="pointEnabled" />
      <Under when={points === 1} empty={noPoints}>
        <HundredthsField of="pointLimitRate" required unit="%" help={t('pointHelp')} />
      </Under>
      {children}
    </FormSection>
  );
}

/** 图文说明. */
export function TextSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation('products');
  const label = useLabel();
  return (
    <FormSection title={t('texts')}>
      <Field name="pictures" label={label('productImages')} required help={t('picturesHelp')}>
        {(control) => <PicturesInput control={control} max={productPictureLimit} />}
      </Field>
      {children}
      <Field name="detail" label={label('detail')}>
        {(control) => <RichTextInput control={control} label={label('detail')} />}
      </Field>
    </FormSection>
  );
}

/** 展示设置: the place in lists, and 上架, which needs a price to come. */
export function ShelfSection({ kind, product }: { kind: TradeKind; product: ProductRecord | undefined }) {
  const { t } = useTranslation(['products', 'kit', 'common']);
  const label = useLabel();
  const mayViewStock = useRight(viewStock(kind));
  const isPriced = product?.unpriced === false;
  return (
    <FormSection title={t('kit:displaySection')}>
      <NumberField of="ordering" max={100} help={t('common:orderingHelp')} />
      <Field
        name="enabled"
        label={label('onShelf')}
        help={
          <>
            {!isPriced && `${t('products:shelfHelp')} `}
            {product && mayViewStock && (
              <Link to={stockPath(kind, product.id)}>{t('products:setPrices')}</Link>
            )}
          </>
        }
      >
        {({ id, value, onChange }) => (
          <Switch
            id={id}
            label={label('onShelf')}
            checked={value === 1}
            // Off it can go at any time.
            locked={!isPriced && value !== 1 ? t('products:shelfHelp') : undefined}
            onChange={(on) => onChange(on ? 1 : 0)}
          />
        )}
      </Field>
    </FormSection>
  );
}
