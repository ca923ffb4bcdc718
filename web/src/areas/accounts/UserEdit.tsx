import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  type BackendUser,
  backendUsers,
  newUserForm,
  type UserForm,
  userForm,
} from '#contracts/areas/backendUsers.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { belongType } from '#contracts/enums.ts';
import { formValues } from '#contracts/forms/blank.ts';
import { isMaskedMobile } from '#contracts/forms/masks.ts';
import { superAdminId } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { call } from '../../api/client.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useSession, viewer } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormPage, FormSection } from '../../kit/form/FormPage.tsx';
import { LongTextField, MobileField, TextField } from '../../kit/form/fields.tsx';
import { MobileInput, SwitchInput } from '../../kit/form/inputs.tsx';
import { LogSection } from '../../kit/form/LogSection.tsx';
import { MaskedInput } from '../../kit/form/MaskedInput.tsx';
import { FixedName } from '../../kit/form/recordFields.tsx';
import { useQuestionBeforeOff } from '../../kit/form/useQuestionBeforeOff.ts';
import { usePageName } from '../../kit/page/crumb.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { AccessFields } from './AccessFields.tsx';
import { useUserOffQuestion } from './offQuestions.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { FixedUnit, UnitFields } from './UnitFields.tsx';
import { unitOfNew } from './unitOfNew.ts';
import { useFormUnit } from './useFormUnit.ts';
import { useSaved } from './useSaved.ts';

/** 添加用户, 编辑用户 (domain design, section 3.2). */
export default function UserEdit() {
  const id = useRecordId();
  return id ? <EditOne key={id} id={id} /> : <AddOne />;
}

function blank(unit: ReturnType<typeof unitOfNew>) {
  return {
    name: '',
    mobile: '',
    password: '',
    confirmPassword: '',
    ...unit,
    roleIds: [],
    resources: [],
    enabled: 1 as const,
    remark: '',
  };
}

function AddOne() {
  const { t } = useTranslation('accounts');
  const [address] = useSearchParams();
  const unit = unitOfNew(address, viewer());
  const of = new URLSearchParams({ ...unit, belongType: String(unit.belongType) }).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` stands for the unit
  const values = useMemo(() => blank(unit), [of]);
  return (
    <FormPage
      key={of}
      recordId={of}
      adds
      schema={newUserForm}
      values={values}
      onSubmit={({ password, confirmPassword, ...form }) =>
        call(backendUsers.add, {
          body: {
            ...form,
            password: passwordHash(password),
            confirmPassword: passwordHash(confirmPassword),
          },
        })
      }
      {...useSaved()}
    >
      <FormSection title={t('person')}>
        <TextField name="name" />
        <MobileField name="mobile" help={t('mobileHelp')} />
        <PasswordFields />
        <StateFields />
      </FormSection>
      <FormSection title={t('access')}>
        <UserUnitFields />
        <AccessOfForm />
      </FormSection>
    </FormPage>
  );
}

/** Roles and resources are cleared when the unit changes, because another unit has others. */
function UserUnitFields() {
  const { setValue } = useFormContext();
  const empty = () => {
    for (const name of ['roleIds', 'resources']) setValue(name, [], { shouldDirty: true });
  };
  return <UnitFields typeLabel="belongType" onType={empty} onUnit={empty} />;
}

const AccessOfForm = () => <AccessFields unit={useFormUnit()} />;

/** @param user as it is stored; none of a new one */
function StateFields({ locked, user }: { locked?: string | undefined; user?: BackendUser }) {
  const { t } = useTranslation('common');
  const confirmOff = useUserOffQuestion();
  useQuestionBeforeOff(user, ({ name, roles }) =>
    confirmOff({ name, roleNames: roles.map((role) => role.name) }),
  );
  return (
    <>
      <Field isShort name="enabled" label={t('status')}>
        {(control) => <SwitchInput control={control} label={t('enabled')} locked={locked} />}
      </Field>
      <LongTextField name="remark" />
    </>
  );
}

function EditOne({ id }: { id: string }) {
  const { data, error, reload } = useFreshData(backendUsers.get, { params: { id } });
  return data ? <EditForm user={data} /> : <LoadState error={error} onRetry={reload} />;
}

function EditForm({ user }: { user: BackendUser }) {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  const saved = useSaved();
  const isSelf = useSession((state) => state.user?.id === user.id);
  const isSuper = user.id === superAdminId;
  usePageName(user.name);
  const values = useMemo(() => formValues<UserForm>(userForm, user), [user]);
  const unit = useMemo(
    () => ({
      belongType: user.belongType,
      belongId: user.belongType === belongType.system ? '' : user.belongId,
    }),
    [user],
  );
  const reveal = revealOf(backendUsers.reveal, user)('mobile');
  const lock = isSuper ? 'superAdminUntouchable' : isSelf ? 'ownAccount' : undefined;
  return (
    <FormPage
      recordId={user.id}
      schema={userForm}
      values={values}
      {...(user.actions.includes('edit') && {
        onSubmit: (body: UserForm) => call(backendUsers.update, { params: { id: user.id }, body }),
      })}
      {...saved}
    >
      <FormSection title={t('accounts:person')}>
        <TextField name="name" />
        <Field isShort name="mobile" label={label('mobile')} required help={t('accounts:mobileHelp')}>
          {(control) => (
            <MaskedInput control={control} of={label('mobile')} reveal={reveal} isMask={isMaskedMobile}>
              {(own) =>
                isSuper ? <FixedName control={own} name={own.value} /> : <MobileInput control={own} />
              }
            </MaskedInput>
          )}
        </Field>
        <StateFields locked={lock && speakMessage(say(lock))} user={user} />
      </FormSection>
      <FormSection title={t('accounts:access')}>
        <FixedUnit
          typeLabel="belongType"
          type={user.belongType}
          unitName={user.belongName}
          unitHelp={t('accounts:unitHelp')}
        />
        {isSuper ? <p>{t('accounts:allRights')}</p> : <AccessFields unit={unit} kept={user.roles} />}
      </FormSection>
      <LogSection logs={user.logs} />
    </FormPage>
  );
}
