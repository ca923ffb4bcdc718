import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayOrderRow } from '#contracts/trade/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';

type Stay = Pick<StayOrderRow, 'checkInDate' | 'checkOutDate' | 'qty' | 'nights' | 'kept'>;

/** What is left of a stay, and what was booked; '' where nothing, or everything, was given back. */
interface Told {
  now: string;
  was: string;
}
export interface StayWords {
  /** 1间×2晚, 原2间×2晚. */
  quantity: (kind: StayKind, stay: Stay) => Told;
  /** 原11-29 – 12-01, where the guests come or leave on another day; else ''. */
  wereDays: (stay: Stay) => string;
  wasDay: (kept: string, booked: string) => string;
  /** Both in one: 原11-29 – 12-01 2间×2晚. */
  before: (kind: StayKind, stay: Stay) => string;
  /** In one line, what was in brackets. */
  inLine: (told: Told) => string;
}

/** The days and the quantity of a stay of which nights or rooms may have been given back, in words. */
export function useStayWords(): StayWords {
  const { t } = useTranslation(['orders', 'trade']);
  return useMemo(() => {
    const count = (kind: StayKind, rooms: number, nights: number) =>
      t(kind === 'hotel' ? 'trade:roomNights' : 'trade:houseNights', { rooms, nights });
    const was = (text: string) => t('orders:wasBooked', { text });
    const isMoved = ({ checkInDate, checkOutDate, kept }: Stay) =>
      kept.arrivalDate !== checkInDate || kept.departureDate !== checkOutDate;
    const isPart = ({ qty, nights, kept }: Stay) => kept.roomNights > 0 && kept.roomNights < qty * nights;
    const days = ({ checkInDate, checkOutDate }: Stay) =>
      `${checkInDate.slice(5)} – ${checkOutDate.slice(5)}`;
    return {
      quantity(kind, stay) {
        const { qty, nights, kept } = stay;
        const booked = count(kind, qty, nights);
        if (!isPart(stay)) return { now: booked, was: '' };
        const isEven = kept.roomNights === kept.rooms * kept.nights;
        const left = isEven
          ? count(kind, kept.rooms, kept.nights)
          : t('orders:keptNights', { n: kept.roomNights });
        return { now: left, was: was(booked) };
      },
      wereDays: (stay) => (isMoved(stay) ? was(days(stay)) : ''),
      before(kind, stay) {
        if (!isPart(stay)) return '';
        const booked = count(kind, stay.qty, stay.nights);
        return was(isMoved(stay) ? `${days(stay)} ${booked}` : booked);
      },
      wasDay: (kept, booked) => (kept === booked ? '' : was(booked)),
      inLine: ({ now, was }) => (was === '' ? now : t('orders:nowAndBefore', { now, was })),
    };
  }, [t]);
}
