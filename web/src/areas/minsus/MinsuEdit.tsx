import { minsuForm, minsus } from '#contracts/areas/minsus.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { VenueForm } from '../../domain/trade/VenueForm.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { HostFields, HouseFields, ShownFields, StayFields } from './MinsuFields.tsx';

/** 添加民宿, 编辑民宿. */
export default function MinsuEdit() {
  const { reveal } = useScopedCalls(minsus);
  return (
    <VenueForm kind="house" calls={minsus} form={minsuForm}>
      {(minsu) => (
        <>
          <HouseFields merchantName={minsu?.merchantName} />
          <HostFields revealPhone={minsu && revealOf(reveal, minsu)('hostPhone')} />
          <StayFields />
          <ShownFields />
        </>
      )}
    </VenueForm>
  );
}
