import { useTranslation } from 'react-i18next';
import css from './RoomsNote.module.css';

interface Props {
  help: string;
  /** Rooms of all room types of a hotel together; undefined while it is not known. */
  sum: number | undefined;
  /** Rooms that the hotel has. */
  total: number | undefined;
}

/** Help under a number of rooms; warns, and lets save, when the room types add up to more than the house has (8.5). */
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
