import { useTranslation } from 'react-i18next';
import { type SituationForm, situationForm } from '#contracts/estate/situation.ts';
import { hundredths } from '#contracts/hundredths.ts';
import { formatArea, formatMoney, formatRate } from '../../kit/display/format.ts';
import { RichText } from '../../kit/display/RichText.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useFieldLabel } from '../../kit/display/useFieldLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';

/** 项目概况 of a project, to be read. */
export function SituationFacts({ situation }: { situation: SituationForm }) {
  const { t } = useTranslation(['estates', 'common']);
  const of = useFieldLabel(situationForm);
  const years = useCodeName('ownYears');
  const building = useCodeName('buildType');
  const decorationName = useCodeName('decoration');
  const heatingName = useCodeName('heating');
  const supplyName = useCodeName('supply');
  const { heating, water, electric, parkingCount, propertyFee } = situation;
  return (
    <Facts
      facts={[
        { label: of('developer'), value: situation.developer },
        { label: of('landArea'), value: formatArea(situation.landArea) },
        { label: of('buildArea'), value: formatArea(situation.buildArea) },
        { label: of('plotRatio'), value: hundredths(situation.plotRatio) },
        { label: of('greenRate'), value: formatRate(situation.greenRate) },
        { label: of('plannedRooms'), value: `${situation.plannedRooms} ${t('common:unit.households')}` },
        { label: of('ownYears'), value: situation.ownYears.map(years).join(' · ') },
        { label: of('buildTypes'), value: situation.buildTypes.map(building).join(' · ') },
        { label: of('decoration'), value: decorationName(situation.decoration) },
        { label: of('heating'), value: heating !== undefined && heatingName(heating) },
        { label: of('water'), value: water !== undefined && supplyName(water) },
        { label: of('electric'), value: electric !== undefined && supplyName(electric) },
        { label: of('gas'), value: t(situation.gas === 1 ? 'common:yes' : 'common:no') },
        { label: of('parkingCount'), value: parkingCount },
        { label: of('parkingRatio'), value: situation.parkingRatio },
        { label: of('propertyCompany'), value: situation.propertyCompany },
        {
          label: of('propertyFee'),
          value:
            propertyFee !== undefined &&
            `${formatMoney(propertyFee)} ${t('common:unit.yuanPerSquareMetreMonth')}`,
        },
        { label: of('completeDate'), value: situation.completeDate },
        { label: of('traffic'), value: situation.traffic, wide: true },
        { label: of('detail'), value: situation.detail && <RichText html={situation.detail} />, wide: true },
      ]}
    />
  );
}
