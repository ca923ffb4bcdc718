import { resortForm, resorts } from '#contracts/areas/resorts.ts';
import { PlaceForm } from '../../domain/trade/PlaceForm.tsx';
import {
  BasicFields,
  DisplayFields,
  PictureFields,
  PlaceFields,
  VisitFields,
  VisitorFields,
} from './ResortFields.tsx';

/** 添加景区, 编辑景区. */
export default function ResortEdit() {
  return (
    <PlaceForm calls={resorts} form={resortForm}>
      {(resort) => (
        <>
          <BasicFields merchantName={resort?.merchantName} />
          <PlaceFields />
          <VisitFields />
          <PictureFields />
          <VisitorFields />
          <DisplayFields />
        </>
      )}
    </PlaceForm>
  );
}
