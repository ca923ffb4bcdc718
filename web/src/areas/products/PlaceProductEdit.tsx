import { productPlaceForm, productsPlace } from '#contracts/areas/productsPlace.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import { BasicSection, BenefitSection, ShelfSection } from './sections.tsx';
import {
  TicketBookingSection,
  TicketCancelSection,
  TicketEntrySection,
  TicketTextSection,
  TicketTypeFields,
} from './ticketSections.tsx';
import { useNextOfProduct } from './useNextOfProduct.ts';

/** 添加门票产品, 编辑门票产品. */
export default function PlaceProductEdit() {
  const { allEnabled } = useScopedCalls(resorts);
  const next = useNextOfProduct('place');
  return (
    <RecordForm
      calls={productsPlace}
      form={productPlaceForm}
      next={next}
      about={(product) => <ProductSteps kind="place" product={product} />}
    >
      {(product) => (
        <>
          <BasicSection product={product} resources={allEnabled}>
            <TicketTypeFields />
          </BasicSection>
          <TicketBookingSection />
          <TicketEntrySection />
          <TicketCancelSection />
          <BenefitSection />
          <TicketTextSection />
          <ShelfSection kind="place" product={product} />
        </>
      )}
    </RecordForm>
  );
}
