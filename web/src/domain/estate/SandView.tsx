import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sand, SandBuilding, SandPoint } from '#contracts/areas/estateSands.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { SandLegend } from './SandLegend.tsx';
import { SandPlane } from './SandPlane.tsx';
import css from './SandView.module.css';

interface Props {
  sands: readonly (Pick<Sand, 'name' | 'imageUrl'> & { points: readonly (SandPoint & { id: string })[] })[];
  buildings: readonly SandBuilding[];
}

/** The sand tables of a project, to look at: hovering or focusing a point shows what it stands for. */
export function SandView({ sands, buildings }: Props) {
  const { t } = useTranslation('common');
  const label = useLabel();
  const [chosen, setChosen] = useState('0');
  const [activeId, setActiveId] = useState<string>();
  const at = sands[Number(chosen)] ? Number(chosen) : 0;
  const sand = sands[at];
  if (!sand) return <p className={css.none}>{t('empty')}</p>;
  return (
    <div className={css.view}>
      <div className={css.head}>
        <Tabs
          label={label('sands')}
          value={String(at)}
          onChange={setChosen}
          tabs={sands.map(({ name, points }, index) => ({
            value: String(index),
            name,
            count: points.length,
          }))}
        />
        <SandLegend />
      </div>
      <div className={css.frame}>
        <SandPlane
          key={at}
          url={sand.imageUrl}
          name={sand.name}
          points={sand.points}
          buildings={buildings}
          activeId={activeId}
          onActive={setActiveId}
        />
      </div>
    </div>
  );
}
