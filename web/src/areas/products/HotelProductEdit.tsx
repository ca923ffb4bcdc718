import { hotelRooms } from '#contracts/areas/hotelRooms.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { productHotelForm, productsHotel } from '#contracts/areas/productsHotel.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { blankStay } from './blank.ts';
import { ProductEdit } from './ProductEdit.tsx';
import { StaySections } from './staySections.tsx';

/** 添加酒店产品, 编辑酒店产品. */
export default function HotelProductEdit() {
  const houses = useScopedCalls(hotels);
  const rooms = useScopedCalls(hotelRooms);
  return (
    <ProductEdit
      kind="hotel"
      calls={productsHotel}
      form={productHotelForm}
      blank={blankStay}
      sections={(product) => (
        <StaySections
          kind="hotel"
          product={product}
          houses={houses.allEnabled}
          rooms={rooms.allEnabled}
          houseName="hotelId"
        />
      )}
    />
  );
}
