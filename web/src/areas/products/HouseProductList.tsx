import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { productHouseForm, productsHouse } from '#contracts/areas/productsHouse.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { OverviewButton } from './OverviewButton.tsx';
import { ProductList } from './ProductList.tsx';
import { useStayList } from './useStayList.ts';

/** 民宿产品列表. */
export default function HouseProductList() {
  const houses = useScopedCalls(minsus);
  const rooms = useScopedCalls(minsuRooms);
  const stay = useStayList(rooms.all, 'minsuId');
  return (
    <ProductList
      kind="house"
      calls={productsHouse}
      form={productHouseForm}
      resources={houses.all}
      tools={(resourceId) => <OverviewButton kind="house" resourceId={resourceId} />}
      {...stay}
    />
  );
}
