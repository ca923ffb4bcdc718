import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BannerContext, productTypesFor } from '#contracts/areas/banners.ts';
import { estates } from '#contracts/areas/estates.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { linkType, type ProductType, productType, valuesOf } from '#contracts/enums.ts';
import { say } from '#contracts/words.ts';
import { detailOfProduct } from '../../domain/trade/detailOfProduct.ts';
import { speakMessage } from '../../i18n.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { TextInput } from '../../kit/form/inputs.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { QuickPicks } from './QuickPicks.tsx';

/** The lists of products that a product link may lead to, by product type. */
const targets = {
  [productType.estate]: estates.allEnabled,
  [productType.resortTicket]: productsPlace.allEnabled,
  [productType.hotel]: productsHotel.allEnabled,
  [productType.minsu]: productsHouse.allEnabled,
};

/** The placeholder of a path is also the message of its required rule (specification section 5). */
const placeholders = {
  [linkType.h5]: say('h5Required'),
  [linkType.miniProgram]: say('miniProgramRequired'),
  [linkType.externalMiniProgram]: say('externalMiniProgramRequired'),
};

interface Props {
  context: BannerContext;
  /** The stored target, where it is not on sale any more: it may stay. */
  goneId: string | null | undefined;
}

/** The jump type and what that type needs: nothing, a product of a type, or a path. */
export function LinkFields({ context, goneId }: Props) {
  const { t } = useTranslation(['banners', 'kit']);
  const label = useLabel();
  const linkTypeName = useCodeName('linkType');
  const productTypeName = useCodeName('productType');
  const { setValue, clearErrors } = useFormContext();
  const type = useWatch({ name: 'link.linkType' }) as number | undefined;
  const chosenType = useWatch({ name: 'link.configData.jumpProductType' }) as ProductType | undefined;
  const chosenId = useWatch({ name: 'link.configData.jumpTargetId' }) as string | undefined;
  const chosenName = useWatch({ name: 'link.configData.jumpTargetName' }) as string | undefined;

  const setConfig = (configData: object) => {
    setValue('link.configData', configData, { shouldDirty: true });
    clearErrors('link');
  };
  const endpoint = chosenType === undefined ? undefined : targets[chosenType];
  const placeholder = placeholders[type as keyof typeof placeholders];

  return (
    <>
      <Field name="link.linkType" label={t('jumpType')} required>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            label={t('jumpType')}
            placeholder={speakMessage(say('linkTypeRequired'))}
            options={valuesOf(linkType).map((value) => ({ value, label: linkTypeName(value) }))}
            onChange={(value) => {
              onChange(value);
              setConfig({});
            }}
          />
        )}
      </Field>
      {type === linkType.product && (
        <Field name="link.configData.jumpProductType" label={t('kit:productType')} required>
          {({ onChange, ...control }) => (
            <Select
              {...control}
              label={t('kit:productType')}
              placeholder={speakMessage(say('productTypeRequired'))}
              options={productTypesFor(context).map((value) => ({ value, label: productTypeName(value) }))}
              onChange={(value) => setConfig({ jumpProductType: value })}
            />
          )}
        </Field>
      )}
      {type === linkType.product && endpoint && (
        <Field
          name="link.configData.jumpTargetId"
          label={t('product')}
          required
          help={goneId && chosenId === goneId ? speakMessage(say('targetGone')) : undefined}
        >
          {({ onChange: _onChange, ...control }) => (
            <RemoteSelect
              {...control}
              key={chosenType}
              endpoint={endpoint}
              scroll
              label={t('product')}
              placeholder={speakMessage(say('productRequired'))}
              valueLabel={chosenName}
              detailOf={detailOfProduct}
              onChange={(value, option) =>
                setConfig({ jumpProductType: chosenType, jumpTargetId: value, jumpTargetName: option?.label })
              }
            />
          )}
        </Field>
      )}
      {placeholder && (
        <Field name="link.configData.jumpUrl" label={label('pagePath')} required>
          {(control) => <TextInput control={control} placeholder={speakMessage(placeholder)} />}
        </Field>
      )}
      {type === linkType.miniProgram && (
        <QuickPicks
          context={context}
          onPick={(path) =>
            setValue('link.configData.jumpUrl', path, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
    </>
  );
}
