import { useTranslation } from 'react-i18next';
import { maxPayMinutesLimit, type SettingsForm, settings, settingsForm } from '#contracts/areas/settings.ts';
import { useFreshData, useSubmit } from '../../api/hooks.ts';
import { notify } from '../../api/notice.ts';
import { useRight } from '../../api/session.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormPage, FormSection } from '../../kit/form/FormPage.tsx';
import { DigitsInput, PhoneInput } from '../../kit/form/inputs.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';

/** 基础设置: customer-service phone and minutes until an unpaid order is cancelled. */
export default function BasicConfig() {
  const { t } = useTranslation(['settings', 'common']);
  const back = useBack();
  const mayManage = useRight(['manageBasicSetting']);
  const { data, error, reload } = useFreshData(settings.get, {});
  const update = useSubmit(settings.update);
  if (!data) return <LoadState error={error} onRetry={reload} />;

  const save = (values: SettingsForm) => update.submit({ body: values });
  return (
    <FormPage
      key={data.version}
      schema={settingsForm}
      values={data as SettingsForm}
      {...(mayManage && { onSubmit: save })}
      onSaved={() => {
        notify('success', t('settings:saved'));
        void reload();
      }}
      onBack={back}
    >
      <FormSection title={t('settings:section')}>
        <Field name="phone" label={t('settings:phone')} required help={t('settings:phoneHelp')}>
          {(control) => <PhoneInput control={control} />}
        </Field>
        <Field
          name="maxPayMinutes"
          label={t('settings:maxPayMinutes')}
          required
          unit={t('common:unit.minutes')}
          help={t('settings:maxPayMinutesHelp')}
        >
          {(control) => <DigitsInput control={control} max={maxPayMinutesLimit} />}
        </Field>
      </FormSection>
    </FormPage>
  );
}
