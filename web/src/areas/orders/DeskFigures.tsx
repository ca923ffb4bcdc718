import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DeskHouse, type DeskRoom, deskTabNames } from '#contracts/areas/frontDesk.ts';
import { overviewPath, stockPages } from '../../domain/trade/tradePaths.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import css from './Desk.module.css';
import { choiceText, type DeskChoice, stockOf, totalOf } from './deskChoice.ts';

interface Props {
  houses: readonly DeskHouse[];
  /** undefined while a guest is searched for. */
  choice: DeskChoice | undefined;
  toOf: (choice: DeskChoice) => string;
  onChoose: () => void;
}

/** The figures of each house and of its rooms. A number leads to its orders, that of rooms left to the calendar of the house. */
export function DeskFigures({ houses, choice, toOf, onChoose }: Props) {
  const { t } = useTranslation('orders');
  const mayOpen = useMayOpen();
  const current = choice && choiceText(choice);
  const line = (house: DeskHouse, rooms: readonly DeskRoom[], room?: DeskRoom) => {
    const stock = stockOf(rooms);
    const left = stock && (
      <>
        {stock.left}
        <small>/{stock.rooms}</small>
      </>
    );
    return (
      <tr key={room?.id ?? 'all'}>
        <th scope={room ? 'row' : 'rowgroup'} title={room?.name ?? house.name}>
          {room?.name ?? house.name}
        </th>
        {deskTabNames.map((tab) => {
          const count = totalOf(rooms, tab);
          const of: DeskChoice = { tab, house, roomId: room?.id };
          return (
            <td key={tab}>
              {count === 0 ? (
                <span className={css.nothing}>0</span>
              ) : (
                <Link
                  replace
                  to={toOf(of)}
                  onClick={onChoose}
                  aria-current={choiceText(of) === current || undefined}
                  aria-label={[house.name, room?.name, t(`desk.tabs.${tab}`), count]
                    .filter(Boolean)
                    .join(' ')}
                >
                  {count}
                </Link>
              )}
            </td>
          );
        })}
        <td>
          {left && !room && mayOpen(stockPages[house.kind]) ? (
            <Link to={overviewPath(house.kind, house.id)}>{left}</Link>
          ) : (
            <span>{left ?? '-'}</span>
          )}
        </td>
      </tr>
    );
  };
  return (
    <div className={css.box}>
      <table className={css.figures} aria-label={t('desk.figures')}>
        <thead>
          <tr>
            <th scope="col">{t('desk.room')}</th>
            {deskTabNames.map((tab) => (
              <th key={tab} scope="col">
                {t(`desk.short.${tab}`)}
              </th>
            ))}
            <th scope="col">{t('desk.left')}</th>
          </tr>
        </thead>
        {houses
          .filter(({ rooms }) => rooms.length > 0)
          .map((house) => (
            <tbody key={`${house.kind} ${house.id}`}>
              {line(house, house.rooms)}
              {house.rooms.map((room) => line(house, [room], room))}
            </tbody>
          ))}
      </table>
    </div>
  );
}
