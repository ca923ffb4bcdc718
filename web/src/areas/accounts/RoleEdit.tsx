import { useMemo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type NewRoleForm,
  newRoleForm,
  type Role,
  type RoleForm,
  roleForm,
  roles,
} from '#contracts/areas/roles.ts';
import { type BelongType, belongType } from '#contracts/enums.ts';
import { formValues } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { useFreshData } from '../../api/hooks.ts';
import { viewer } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormPage, FormSection } from '../../kit/form/FormPage.tsx';
import { LongTextField, TextField } from '../../kit/form/fields.tsx';
import { firstMessage } from '../../kit/form/firstMessage.ts';
import { SwitchInput } from '../../kit/form/inputs.tsx';
import { LogSection } from '../../kit/form/LogSection.tsx';
import { FixedName } from '../../kit/form/recordFields.tsx';
import { useShown } from '../../kit/form/shownFields.ts';
import { useQuestionBeforeOff } from '../../kit/form/useQuestionBeforeOff.ts';
import { usePageName } from '../../kit/page/crumb.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { AsksAboutRights } from './AsksAboutRights.tsx';
import css from './details.module.css';
import { useRoleOffQuestion } from './offQuestions.ts';
import { RightsTree } from './RightsTree.tsx';
import { keptFor } from './treeChoices.ts';
import { FixedUnit, UnitFields } from './UnitFields.tsx';
import { useSaved } from './useSaved.ts';

/** 添加角色, 编辑角色 (domain design, section 3.4). */
export default function RoleEdit() {
  const id = useRecordId();
  return id ? <EditOne key={id} id={id} /> : <AddOne />;
}

const none: readonly number[] = [];

/** A user of a unit can only create roles for his own unit. */
function blank(): NewRoleForm {
  const { belongType: type, belongId } = viewer();
  const isOfUnit = type !== undefined && type !== belongType.system;
  return {
    name: '',
    belongType: isOfUnit ? type : ('' as unknown as BelongType),
    belongId: isOfUnit ? belongId : '',
    enabled: 1,
    remark: '',
    rightIds: [],
  };
}

function AddOne() {
  const { t } = useTranslation('accounts');
  const label = useLabel();
  const values = useMemo(blank, []);
  return (
    <FormPage
      adds
      schema={newRoleForm}
      values={values}
      onSubmit={(body: NewRoleForm) => call(roles.add, { body })}
      {...useSaved()}
    >
      <FormSection title={t('roleSection')}>
        <TextField name="name" />
        <RoleUnitFields />
        <StateFields />
      </FormSection>
      <FormSection title={label('rights')}>
        <RightsField kept={none} />
      </FormSection>
    </FormPage>
  );
}

/** Rights that users of the new type may not hold are removed. */
function RoleUnitFields() {
  const { t } = useTranslation('accounts');
  const { getValues, setValue } = useFormContext<NewRoleForm>();
  return (
    <UnitFields
      typeLabel="roleType"
      shared={t('sharedByAll')}
      onType={(type) => setValue('rightIds', keptFor(getValues('rightIds'), type), { shouldDirty: true })}
    />
  );
}

/** @param role as it is stored; none of a new one */
function StateFields({ role }: { role?: Role }) {
  const { t } = useTranslation('common');
  useQuestionBeforeOff(role, useRoleOffQuestion());
  return (
    <>
      <Field isShort name="enabled" label={t('status')}>
        {(control) => <SwitchInput control={control} label={t('enabled')} />}
      </Field>
      <LongTextField name="remark" />
    </>
  );
}

/** The type of an existing role cannot be changed. */
function RightsField({ kept, of }: { kept: readonly number[]; of?: BelongType }) {
  const { t } = useTranslation('accounts');
  const watched = useWatch({ name: 'belongType' }) as BelongType | '' | undefined;
  const { field, fieldState } = useController({ name: 'rightIds' });
  const isShown = useShown('rightIds');
  const type = of ?? watched;
  const message = fieldState.error && firstMessage(fieldState.error);
  if (!isShown) return null;
  if (!type) return <p className={css.block}>{t('typeFirst')}</p>;
  return (
    <div data-field>
      <RightsTree
        key={type}
        type={type}
        codes={field.value as number[]}
        kept={kept}
        onChange={(codes) => field.onChange(codes)}
        fault={message && speakMessage(message)}
        inputRef={field.ref}
      />
    </div>
  );
}

function EditOne({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(roles.get, { params: { id } });
  return data ? <EditForm role={data} /> : <LoadState error={error} onRetry={reload} />;
}

function EditForm({ role }: { role: Role }) {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  usePageName(role.name);
  const values = useMemo(() => formValues<RoleForm>(roleForm, role), [role]);
  return (
    <FormPage
      recordId={role.id}
      schema={roleForm}
      values={values}
      {...(role.actions.includes('edit') && {
        onSubmit: (body: RoleForm) => call(roles.update, { params: { id: role.id }, body }),
      })}
      {...useSaved()}
    >
      <FormSection title={t('accounts:roleSection')}>
        <TextField name="name" />
        <FixedUnit
          typeLabel="roleType"
          type={role.belongType}
          unitName={role.belongName || t('accounts:sharedByAll')}
        />
        <Field isShort name="userCount" label={t('accounts:userCount')}>
          {(control) => <FixedName control={control} name={String(role.userCount)} />}
        </Field>
        <StateFields role={role} />
      </FormSection>
      <FormSection title={label('rights')}>
        <RightsField kept={role.rightIds} of={role.belongType} />
        <AsksAboutRights role={role} />
      </FormSection>
      <LogSection logs={role.logs} />
    </FormPage>
  );
}
