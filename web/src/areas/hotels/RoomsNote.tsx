import { useTranslation } from 'react-i18next';
import css from './RoomsNote.module.css';

interface Props {
  help: string;
  /** The sum of the rooms of all room types of a hotel; undefined until it is loaded. */
  sum: number | undefined;
  /** The total number of rooms of the hotel. */
  total: number | undefined;
}

/**
 * The help text of a number of rooms. It warns when the room types add up to more rooms than the hotel has (8.5), but the form can still be saved.
 */
export function RoomsNote({ help, sum, total }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <>
      {help}
      <span role="status" className={css.exceed}>
        {sum !== undefined && total !== undefined && sum > total && t('roomsExceed', { sum, total })}
      </span>
    </>
  );
}
