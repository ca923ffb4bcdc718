import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { productHotelForm, productsHotel } from '#contracts/areas/productsHotel.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import { StaySections } from './staySections.tsx';
import { useNextOfProduct } from './useNextOfProduct.ts';

/** 添加酒店产品, 编辑酒店产品. */
export default function HotelProductEdit() {
  const houses = useScopedCalls(hotels).allEnabled;
  const rooms = useScopedCalls(hotelRooms).allEnabled;
  const next = useNextOfProduct('hotel');
  return (
    <RecordForm
      calls={productsHotel}
      form={productHotelForm}
      next={next}
      about={(product) => <ProductSteps kind="hotel" product={product} />}
    >
      {(product) => (
        <StaySections kind="hotel" product={product} houses={houses} rooms={rooms} houseName="hotelId" />
      )}
    </RecordForm>
  );
}
