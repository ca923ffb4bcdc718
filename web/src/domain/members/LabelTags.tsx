import { useTranslation } from 'react-i18next';
import { LabelTag } from './LabelTag.tsx';
import css from './LabelTags.module.css';

interface Label {
  id: string;
  name: string;
  color: number;
}

/** The labels of a member; of more than `most` the first ones and the number of the others, whose names are its tooltip. */
export function LabelTags({
  labels,
  most = Number.POSITIVE_INFINITY,
}: {
  labels: readonly Label[];
  most?: number;
}) {
  const { t } = useTranslation('common');
  const rest = labels.slice(most);
  return (
    <span className={css.labels}>
      {labels.slice(0, most).map(({ id, name, color }) => (
        <LabelTag key={id} name={name} color={color} />
      ))}
      {rest.length > 0 && <small title={rest.map(({ name }) => name).join(t('comma'))}>+{rest.length}</small>}
    </span>
  );
}
