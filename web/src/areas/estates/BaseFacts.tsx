import { useTranslation } from 'react-i18next';
import { type Estate, estateForm } from '#contracts/areas/estates.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useFieldLabel } from '../../kit/display/useFieldLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';

/** 基本信息 of a project, to be read. */
export function BaseFacts({ project }: { project: Estate }) {
  const { t } = useTranslation('common');
  const of = useFieldLabel(estateForm);
  const propertyName = useCodeName('propertyType');
  const { area, longitude, latitude, tags = [] } = project;
  const place = area.provinceName === area.cityName ? area.cityName : `${area.provinceName} ${area.cityName}`;
  return (
    <Facts
      facts={[
        { label: of('companyId'), value: project.companyName },
        { label: of('aliasName'), value: project.aliasName },
        { label: of('propertyTypes'), value: project.propertyTypes.map(propertyName).join(' · ') },
        { label: of('phone'), value: project.phone },
        { label: of('ordering'), value: project.ordering },
        { label: t('createTime'), value: formatDateTime(project.createTime) },
        { label: of('tags'), value: tags.join(' · ') },
        { label: of('slogan'), value: project.slogan, wide: true },
        { label: of('address'), value: `${place} ${project.address}`, wide: true },
        { label: `${of('longitude')} / ${of('latitude')}`, value: `${longitude}, ${latitude}`, wide: true },
        { label: of('intro'), value: project.intro, wide: true },
      ]}
    />
  );
}
