import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { stocksHotel } from '#contracts/areas/stocks.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { HouseLink } from './HouseLink.tsx';
import { RoomOverview } from './RoomOverview.tsx';
import { StockPage } from './StockPage.tsx';
import { useStayFacts } from './useStayFacts.ts';

/** 价格库存 of a hotel's rate plan: sold by the night; several products share the rooms. */
export default function HotelStock() {
  const label = useLabel();
  const stayFacts = useStayFacts('hotel');
  return (
    <StockPage
      kind="hotel"
      calls={stocksHotel}
      products={productsHotel}
      overview={
        <RoomOverview
          kind="hotel"
          calls={stocksHotel}
          products={productsHotel}
          houses={hotels}
          rooms={hotelRooms}
        />
      }
      facts={(product) => [
        { label: label('productHotel'), value: <HouseLink kind="hotel" of={product} /> },
        ...stayFacts(product),
      ]}
    />
  );
}
