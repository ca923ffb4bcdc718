import { productsPlace } from '#contracts/areas/productsPlace.ts';
import { stocksPlace } from '#contracts/areas/stocks.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { StockPage } from './StockPage.tsx';

/** 价格库存 of a ticket: sold by the day of the visit. */
export default function PlaceStock() {
  const label = useLabel();
  const ticketName = useCodeName('ticketType');
  return (
    <StockPage
      kind="place"
      calls={stocksPlace}
      products={productsPlace}
      facts={({ resourceName, ticketType }) => [
        { label: label('productResort'), value: resourceName },
        { label: label('ticketType'), value: ticketName(ticketType) },
      ]}
    />
  );
}
