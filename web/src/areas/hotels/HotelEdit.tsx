import { hotelForm, hotels } from '#contracts/areas/hotels.ts';
import { VenueForm } from '../../domain/trade/VenueForm.tsx';
import { BasicFields, ContentFields, DisplayFields, PlaceFields } from './HotelFields.tsx';
import { PolicyFields } from './PolicyFields.tsx';

/** 添加酒店, 编辑酒店. */
export default function HotelEdit() {
  return (
    <VenueForm kind="hotel" calls={hotels} form={hotelForm}>
      {(hotel) => (
        <>
          <BasicFields merchantName={hotel?.merchantName} roomTotal={hotel?.roomTotal} />
          <PlaceFields />
          <PolicyFields />
          <ContentFields />
          <DisplayFields />
        </>
      )}
    </VenueForm>
  );
}
