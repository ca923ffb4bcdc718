import { resortForm, resorts } from '#contracts/areas/resorts.ts';
import { VenueForm } from '../../domain/trade/VenueForm.tsx';
import { ResortFields } from './ResortFields.tsx';

/** 添加景区, 编辑景区. */
export default function ResortEdit() {
  return (
    <VenueForm kind="place" calls={resorts} form={resortForm}>
      {(resort) => <ResortFields merchantName={resort?.merchantName} />}
    </VenueForm>
  );
}
