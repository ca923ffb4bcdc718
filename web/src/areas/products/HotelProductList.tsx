import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { productHotelForm, productsHotel } from '#contracts/areas/productsHotel.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { OverviewButton } from './OverviewButton.tsx';
import { ProductList } from './ProductList.tsx';
import { useStayList } from './useStayList.ts';

/** 酒店产品列表. */
export default function HotelProductList() {
  const houses = useScopedCalls(hotels);
  const rooms = useScopedCalls(hotelRooms);
  const stay = useStayList(rooms.all, 'hotelId');
  return (
    <ProductList
      kind="hotel"
      calls={productsHotel}
      form={productHotelForm}
      resources={houses.all}
      tools={(resourceId) => <OverviewButton kind="hotel" resourceId={resourceId} />}
      {...stay}
    />
  );
}
