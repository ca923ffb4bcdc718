import { useFormContext, useWatch } from 'react-hook-form';
import { estateCompanies } from '#contracts/areas/estates.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { type BelongType, belongType, valuesOf } from '#contracts/enums.ts';
import { useSession } from '../../api/session.ts';
import { Field } from '../../kit/Field.tsx';
import { CodeSelect } from '../../kit/formInputs.tsx';
import { PasswordInput } from '../../kit/inputs.tsx';
import { RemoteSelect } from '../../kit/RemoteSelect.tsx';
import { RevalidateWith } from '../../kit/RevalidateWith.tsx';
import { FixedName } from '../../kit/recordFields.tsx';
import { useCodeName } from '../../kit/useCodeName.ts';
import { useLabel } from '../../kit/useLabel.ts';
import type { Unit } from './useRoleChoices.ts';

/** The password that a new user begins with, twice. */
export function PasswordFields() {
  const label = useLabel();
  return (
    <>
      <Field name="password" label={label('loginPassword')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <Field name="confirmPassword" label={label('confirmPassword')} required>
        {(control) => <PasswordInput control={control} autoComplete="new-password" />}
      </Field>
      <RevalidateWith source="password" target="confirmPassword" />
    </>
  );
}

/** Where somebody belongs, to look at: it was settled when he was added, or is the operator's own unit. */
export function FixedUnit({ type, unitName }: { type: BelongType; unitName: string }) {
  const label = useLabel();
  const typeName = useCodeName('belongType');
  return (
    <>
      <Field name="belongType" label={label('belongType')}>
        {(control) => <FixedName control={control} name={typeName(type)} />}
      </Field>
      {type !== belongType.system && (
        <Field name="belongId" label={label('unit')}>
          {(control) => <FixedName control={control} name={unitName} />}
        </Field>
      )}
    </>
  );
}

/** The same to choose, for the platform's own administrators; another unit has other roles and resources. */
export function UnitFields() {
  const label = useLabel();
  const { setValue } = useFormContext();
  const type = useWatch({ name: 'belongType' }) as BelongType | '';
  const ofPlatform = useSession(({ user }) => user?.belongType === belongType.system);
  const unitName = useSession(({ user }) => user?.belongName ?? '');
  if (!ofPlatform && type !== '') return <FixedUnit type={type} unitName={unitName} />;
  const empty = (names: readonly ('belongId' | 'roleIds' | 'resources')[]) => {
    for (const name of names) setValue(name, name === 'belongId' ? '' : [], { shouldDirty: true });
  };
  const units = {
    [belongType.estate]: { name: label('company'), endpoint: estateCompanies.allEnabled },
    [belongType.merchant]: { name: label('merchant'), endpoint: merchants.allEnabled },
  };
  const unit = type === belongType.estate || type === belongType.merchant ? units[type] : undefined;
  return (
    <>
      <Field name="belongType" label={label('belongType')} required>
        {(control) => (
          <CodeSelect
            control={{
              ...control,
              onChange: (code) => {
                control.onChange(code);
                empty(['belongId', 'roleIds', 'resources']);
              },
            }}
            label={label('belongType')}
            enumeration="belongType"
            codes={valuesOf(belongType)}
          />
        )}
      </Field>
      {unit && (
        <Field key={type} name="belongId" label={unit.name} required>
          {(control) => (
            <RemoteSelect
              {...control}
              endpoint={unit.endpoint}
              label={unit.name}
              scroll
              onChange={(id) => {
                control.onChange(id ?? '');
                empty(['roleIds', 'resources']);
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** The unit that the form has now, once it is known. */
export function useFormUnit(): Unit | undefined {
  const [type, belongId] = useWatch({ name: ['belongType', 'belongId'] }) as [BelongType | '', string];
  if (type === '') return undefined;
  if (type === belongType.system) return { belongType: type, belongId: '' };
  return belongId ? { belongType: type, belongId } : undefined;
}
