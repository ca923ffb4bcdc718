import { estateSaleStatus } from '#contracts/enums/estates.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

const tones: Record<number, Tone> = {
  [estateSaleStatus.waiting]: 'grey',
  [estateSaleStatus.onSale]: 'green',
  [estateSaleStatus.lastRooms]: 'orange',
  [estateSaleStatus.soldOut]: 'red',
};

/** How far the sale of a project, building or house shape is. */
export function SaleStatusTag({ status }: { status: number }) {
  const name = useCodeName('estateSaleStatus');
  return <StatusTag tone={tones[status] ?? 'grey'}>{name(status)}</StatusTag>;
}
