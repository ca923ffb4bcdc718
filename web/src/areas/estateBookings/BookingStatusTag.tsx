import { bookingStatus } from '#contracts/enums/estates.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

const tones: Record<number, Tone> = {
  [bookingStatus.toContact]: 'orange',
  [bookingStatus.following]: 'blue',
  [bookingStatus.visited]: 'blue',
  [bookingStatus.dealt]: 'green',
  [bookingStatus.closed]: 'grey',
};

export function BookingStatusTag({ status }: { status: number }) {
  const name = useCodeName('bookingStatus');
  return <StatusTag tone={tones[status] ?? 'grey'}>{name(status)}</StatusTag>;
}
