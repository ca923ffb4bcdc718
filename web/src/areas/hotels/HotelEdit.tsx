import { hotelForm, hotels } from '#contracts/areas/hotels.ts';
import { PlaceForm } from '../../domain/trade/PlaceForm.tsx';
import { BasicFields, ContentFields, DisplayFields, PlaceFields } from './HotelFields.tsx';
import { PolicyFields } from './PolicyFields.tsx';

/** 添加酒店, 编辑酒店. */
export default function HotelEdit() {
  return (
    <PlaceForm calls={hotels} form={hotelForm}>
      {(hotel) => (
        <>
          <BasicFields merchantName={hotel?.merchantName} roomTotal={hotel?.roomTotal} />
          <PlaceFields />
          <PolicyFields />
          <ContentFields />
          <DisplayFields />
        </>
      )}
    </PlaceForm>
  );
}
