import { useTranslation } from 'react-i18next';
import { estates } from '#contracts/areas/estates.ts';
import { videosForm } from '#contracts/estate/media.ts';
import { SectionForm } from '../../domain/estate/SectionForm.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { VideoRows } from './VideoRows.tsx';

/** 项目视频 (domain design, section 4.7). */
export default function ProjectVideos() {
  const { t } = useTranslation('estateMedia');
  return (
    <SectionForm update={estates.updateVideos} form={videosForm} valuesOf={({ videos }) => ({ videos })}>
      {() => (
        <FormSection title={t('videosInOrder')}>
          <VideoRows />
        </FormSection>
      )}
    </SectionForm>
  );
}
