import { useTranslation } from 'react-i18next';
import type { BookingRow } from '#contracts/areas/estateBookings.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { type Moves, useMoves } from '../../kit/table/useMoves.tsx';
import { type AskedMove, askedMoves } from './moves.ts';
import { useReopen } from './useReopen.ts';

const BookingMove = lazyDialog(() => import('./BookingMove.tsx'));

export type BookingMoves = Moves<BookingRow>;

/** What staff do with a lead, in its list and in its drawer. */
export function useBookingMoves(onChanged: () => unknown): BookingMoves {
  const { t } = useTranslation('estateBookings');
  const reopen = useReopen(onChanged);
  return useMoves<BookingRow, AskedMove>({
    moves: [
      ...askedMoves.map((name) => ({ name, text: t(name) })),
      { name: 'reopen', text: t('reopen'), ask: reopen },
    ],
    Dialog: BookingMove,
    onChanged,
  });
}
