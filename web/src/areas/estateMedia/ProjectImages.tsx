import { useTranslation } from 'react-i18next';
import { estates } from '#contracts/areas/estates.ts';
import { imagesForm } from '#contracts/estate/media.ts';
import { SectionForm } from '../../domain/estate/SectionForm.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { SchemaField } from '../../kit/form/fields.tsx';
import css from './ImagesByKind.module.css';
import { ImagesByKind } from './ImagesByKind.tsx';

/** 项目图片 (domain design, section 4.6). */
export default function ProjectImages() {
  const { t } = useTranslation('estateMedia');
  return (
    <SectionForm update={estates.updateImages} form={imagesForm} valuesOf={({ images }) => ({ images })}>
      {() => (
        <FormSection title={t('imagesByKind')}>
          <div className={css.field}>
            <SchemaField name="images" help={t('imagesHelp')}>
              {(control) => <ImagesByKind control={control} />}
            </SchemaField>
          </div>
        </FormSection>
      )}
    </SectionForm>
  );
}
