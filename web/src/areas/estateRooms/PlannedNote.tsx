import { useTranslation } from 'react-i18next';
import type { Estate } from '#contracts/areas/estates.ts';
import { isOverPlan, roomTotal } from '../../domain/estate/plannedRooms.ts';
import css from './BatchDialog.module.css';

/** Says that with so many more rooms the project has more than are planned. Nothing refuses them. */
export function PlannedNote({ project, added }: { project: Estate; added: number }) {
  const { t } = useTranslation('estateRooms');
  const rooms = roomTotal(project.rooms) + added;
  const planned = project.situation?.plannedRooms ?? 0;
  if (!isOverPlan(rooms, planned)) return null;
  return (
    <p className={css.refused} role="status">
      {t('overPlanned', { rooms, planned })}
    </p>
  );
}
