import { resortForm, resorts } from '#contracts/areas/resorts.ts';
import { PlaceForm } from '../../domain/trade/PlaceForm.tsx';
import { ResortFields } from './ResortFields.tsx';

/** 添加景区, 编辑景区. */
export default function ResortEdit() {
  return (
    <PlaceForm calls={resorts} form={resortForm}>
      {(resort) => <ResortFields merchantName={resort?.merchantName} />}
    </PlaceForm>
  );
}
