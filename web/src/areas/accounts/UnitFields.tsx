import { useFormContext, useWatch } from 'react-hook-form';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { type BelongType, belongType, valuesOf } from '#contracts/enums.ts';
import { useIsPlatformUser } from '../../api/scope.ts';
import { useSession, viewer } from '../../api/session.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { CodeSelect } from '../../kit/form/formInputs.tsx';
import { FixedName } from '../../kit/form/recordFields.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';

/** The label of the type: the belong type of a user, or of the users that a role is for. */
type TypeLabel = 'belongType' | 'roleType';

interface FixedProps {
  typeLabel: TypeLabel;
  type: BelongType;
  unitName: string;
  /** Why it cannot be changed, and what to do instead. */
  unitHelp?: string;
}

/** The unit of a user or role, read-only, because it cannot change later or is always the operator's own unit. */
export function FixedUnit({ typeLabel, type, unitName, unitHelp }: FixedProps) {
  const label = useLabel();
  const typeName = useCodeName('belongType');
  return (
    <>
      <Field isShort name="belongType" label={label(typeLabel)}>
        {(control) => <FixedName control={control} name={typeName(type)} />}
      </Field>
      {type !== belongType.system && (
        <Field isShort name="belongId" label={label('unit')} help={unitHelp}>
          {(control) => <FixedName control={control} name={unitName} />}
        </Field>
      )}
    </>
  );
}

interface Props {
  typeLabel: TypeLabel;
  /** The name of the choice of no unit, if that is allowed. */
  shared?: string;
  /** Called after another type was chosen; the unit is cleared then. */
  onType: (type: BelongType) => void;
  onUnit?: () => void;
}

/** The choice of type and unit, for administrators of the platform. */
export function UnitFields({ typeLabel, shared, onType, onUnit }: Props) {
  const label = useLabel();
  const { setValue } = useFormContext();
  const type = useWatch({ name: 'belongType' }) as BelongType | '';
  const ofPlatform = useIsPlatformUser();
  const unitName = useSession((state) => viewer(state).belongName);
  if (!ofPlatform && type !== '') return <FixedUnit typeLabel={typeLabel} type={type} unitName={unitName} />;
  const units = {
    [belongType.estate]: { name: label('company'), endpoint: estateCompanies.allEnabled },
    [belongType.merchant]: { name: label('merchant'), endpoint: merchants.allEnabled },
  };
  const unit = type === belongType.estate || type === belongType.merchant ? units[type] : undefined;
  const chooseType = (code: BelongType) => {
    setValue('belongId', '', { shouldDirty: true });
    onType(code);
  };
  return (
    <>
      <Field isShort name="belongType" label={label(typeLabel)} required>
        {(control) => (
          <CodeSelect
            control={{
              ...control,
              onChange: (code) => {
                control.onChange(code);
                chooseType(code as BelongType);
              },
            }}
            label={label(typeLabel)}
            enumeration="belongType"
            codes={valuesOf(belongType)}
          />
        )}
      </Field>
      {unit && (
        <Field key={type} isShort name="belongId" label={unit.name} required={!shared}>
          {(control) => (
            <RemoteSelect
              {...control}
              endpoint={unit.endpoint}
              label={unit.name}
              placeholder={shared}
              clearable={shared !== undefined}
              scroll
              onChange={(id) => {
                control.onChange(id ?? '');
                onUnit?.();
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
