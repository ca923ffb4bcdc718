import { productsHouse } from '#contracts/areas/productsHouse.ts';
import { stocksHouse } from '#contracts/areas/stocks.ts';
import { useLabel } from '../../kit/useLabel.ts';
import { StockPage } from './StockPage.tsx';
import { useStayFacts } from './useStayFacts.ts';

/** 价格库存 of a guesthouse's rate plan: sold by the night, out of rooms that several products share. */
export default function HouseStock() {
  const label = useLabel();
  const stayFacts = useStayFacts();
  return (
    <StockPage
      kind="house"
      calls={stocksHouse}
      products={productsHouse}
      facts={(product) => [
        { label: label('productMinsu'), value: product.resourceName },
        ...stayFacts(product),
      ]}
    />
  );
}
