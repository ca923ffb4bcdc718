import { useTranslation } from 'react-i18next';
import { sandPointKind } from '#contracts/enums/estates.ts';
import css from './SandLegend.module.css';
import { buildingStates, SandSign } from './SandMark.tsx';
import { useSandWords } from './useSandWords.ts';

/** What the signs of buildings mean. */
export function SandLegend() {
  const { t } = useTranslation('estateSands');
  const { stateName } = useSandWords();
  return (
    <ul className={css.legend} aria-label={t('legend')}>
      {buildingStates.map((state) => (
        <li key={state}>
          <SandSign kind={sandPointKind.building} saleStatus={state} />
          {stateName(state)}
        </li>
      ))}
    </ul>
  );
}
