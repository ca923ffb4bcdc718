import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { stocksHouse } from '#contracts/areas/stocks.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { HouseLink } from './HouseLink.tsx';
import { RoomOverview } from './RoomOverview.tsx';
import { StockPage } from './StockPage.tsx';
import { useStayFacts } from './useStayFacts.ts';

/** 价格库存 of a guesthouse's rate plan: sold by the night; several products share the rooms. */
export default function HouseStock() {
  const label = useLabel();
  const stayFacts = useStayFacts('house');
  return (
    <StockPage
      kind="house"
      calls={stocksHouse}
      products={productsHouse}
      overview={
        <RoomOverview
          kind="house"
          calls={stocksHouse}
          products={productsHouse}
          houses={minsus}
          rooms={minsuRooms}
        />
      }
      facts={(product) => [
        { label: label('productMinsu'), value: <HouseLink kind="house" of={product} /> },
        ...stayFacts(product),
      ]}
    />
  );
}
