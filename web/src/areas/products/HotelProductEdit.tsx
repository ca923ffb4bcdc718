import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { productHotelForm, productsHotel } from '#contracts/areas/productsHotel.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useChain } from '../../domain/trade/useChain.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import { StaySections } from './staySections.tsx';

/** 添加酒店产品, 编辑酒店产品. */
export default function HotelProductEdit() {
  const houses = useScopedCalls(hotels).allEnabled;
  const rooms = useScopedCalls(hotelRooms).allEnabled;
  const { ofProduct } = useChain();
  return (
    <RecordForm
      calls={productsHotel}
      form={productHotelForm}
      next={ofProduct('hotel')}
      about={(product) => <ProductSteps kind="hotel" product={product} />}
    >
      {(product) => (
        <StaySections kind="hotel" product={product} houses={houses} rooms={rooms} houseName="hotelId" />
      )}
    </RecordForm>
  );
}
