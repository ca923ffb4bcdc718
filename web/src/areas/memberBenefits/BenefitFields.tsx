import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hotels } from '#contracts/areas/hotels.ts';
import type { BenefitRecord } from '#contracts/areas/memberBenefits.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { benefitType } from '#contracts/enums/members.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { CodeField, LongTextField, MoneyField, SchemaField, TextField } from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { RichTextField } from '../../kit/form/RichTextField.tsx';
import { FixedName, ListedFields } from '../../kit/form/recordFields.tsx';
import { PlaceRows } from './PlaceRows.tsx';

/** The fields of domain design 6.4; what a benefit is good for depends on its type. */
export function BenefitFields({ record }: { record: BenefitRecord | undefined }) {
  const { t } = useTranslation('memberBenefits');
  return (
    <>
      <FormSection title={t('basic')}>
        <TextField name="name" />
        <TypeField record={record} />
        <PictureField name="iconUrl" crop={{ width: 200, height: 200 }} />
        <LongTextField name="description" />
        <ListedFields />
      </FormSection>
      <FormSection title={t('use')}>
        <TypeFields record={record} />
        <RichTextField name="rules" />
      </FormSection>
    </>
  );
}

/** The grades that give a benefit have set their quantities for its type. */
function TypeField({ record }: { record: BenefitRecord | undefined }) {
  const { t } = useTranslation('memberBenefits');
  const typeName = useCodeName('benefitType');
  const type = useWatch({ name: 'type' }) as number;
  if (!record?.gradeCount) return <CodeField name="type" />;
  return (
    <SchemaField name="type" isShort help={t('typeHelp')}>
      {(control) => <FixedName control={control} name={typeName(type)} />}
    </SchemaField>
  );
}

const noNights = { hotels: [], minsus: [], nightCap: '' };
const noTickets = { products: [] };

function TypeFields({ record }: { record: BenefitRecord | undefined }) {
  const { t } = useTranslation('memberBenefits');
  const type = useWatch({ name: 'type' }) as number;
  return (
    <>
      <DependentFields when={type === benefitType.freeNights} empty={noNights}>
        <MoneyField name="nightCap" required />
        <PlaceRows
          name="hotels"
          known={record?.hotels}
          endpoint={hotels.allEnabled}
          addText={t('addHotel')}
        />
        <PlaceRows
          name="minsus"
          known={record?.minsus}
          endpoint={minsus.allEnabled}
          addText={t('addMinsu')}
          help={t('everywhereHelp')}
        />
      </DependentFields>
      <DependentFields when={type === benefitType.freeTickets} empty={noTickets}>
        <PlaceRows
          name="products"
          known={record?.products}
          endpoint={productsPlace.allEnabled}
          addText={t('addProduct')}
        />
      </DependentFields>
    </>
  );
}
