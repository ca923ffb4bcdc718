import { useTranslation } from 'react-i18next';
import { buildingForm, estateBuildings } from '#contracts/areas/estateBuildings.ts';
import { DateField } from '../../kit/form/dateFields.tsx';
import { CodeField, NumberField, TextField } from '../../kit/form/fields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { digitsCell, textCell } from '../../kit/form/rowCells.tsx';

interface Props {
  estateId: string;
  recordId: string | undefined;
  onSaved: () => void;
  onClose: () => unknown;
}

const cells: readonly RowCell[] = [
  { name: 'name', width: 'minmax(112px, 1fr)', input: textCell },
  { name: 'perFloor', width: '88px', input: digitsCell },
  { name: 'fromFloor', width: '80px', input: digitsCell },
  { name: 'toFloor', width: '80px', input: digitsCell },
];

/** 添加楼栋, 编辑楼栋. */
export default function BuildingDialog({ estateId, recordId, onSaved, onClose }: Props) {
  const { t } = useTranslation('estateRooms');
  const firstUnit = { name: t('unitRow', { n: 1 }), perFloor: 2, fromFloor: 1, toFloor: 18 };
  return (
    <RecordDialog
      calls={estateBuildings}
      form={buildingForm}
      given={{ estateId, units: [firstUnit] }}
      recordId={recordId}
      draftOf={`estateBuilding:${estateId}`}
      title={t(recordId ? 'editBuilding' : 'addBuilding')}
      width={760}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <TextField name="name" />
          <TextField name="phase" />
          <CodeField name="buildType" />
          <CodeField name="ownYears" />
          <NumberField name="floorsAbove" />
          <NumberField name="floorsBelow" />
          <TextField name="liftText" help={t('liftHelp')} />
          <DateField name="openDate" />
          <DateField name="deliveryDate" />
          <RowsField
            name="units"
            cells={cells}
            blank={{ ...firstUnit, name: '' }}
            rowName={(n) => t('unitRow', { n })}
            addText={t('addUnit')}
            help={t('licenceHelp')}
          />
          <NumberField name="ordering" />
        </>
      )}
    </RecordDialog>
  );
}
