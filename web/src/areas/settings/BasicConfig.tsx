import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SettingsForm, settings, settingsForm } from '#contracts/areas/settings.ts';
import { useFreshData, useSubmit } from '../../api/hooks.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { FormPage, FormSection } from '../../kit/form/FormPage.tsx';
import { NumberField, PhoneField } from '../../kit/form/fields.tsx';
import { LogSection } from '../../kit/form/LogSection.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';

/** 基础设置: customer-service phone and minutes until an unpaid order is cancelled. */
export default function BasicConfig() {
  const { t } = useTranslation(['settings', 'common']);
  const back = useBack();
  const mayManage = useMay(settings.update);
  const { data, error, reload } = useFreshData(settings.get, {});
  const [saves, setSaves] = useState(0);
  const update = useSubmit(settings.update);
  const saved = useRef<typeof data>(undefined);
  if (!data) return <LoadState error={error} onRetry={reload} />;

  const save = async (values: SettingsForm) => {
    const answer = await update.submit({ body: values });
    saved.current = { ...data, ...values, version: answer?.version ?? data.version };
  };
  return (
    <FormPage
      key={`${data.version}/${saves}`}
      schema={settingsForm}
      values={data as SettingsForm}
      {...(mayManage && { onSubmit: save })}
      onSaved={() => {
        notify('success', t('settings:saved'));
        // The answer has the new version: nothing typed from now on waits for another one. The new line of the log comes after it.
        void reload(saved.current);
        setSaves(saves + 1);
      }}
      onBack={back}
    >
      <FormSection title={t('settings:section')}>
        <PhoneField name="phone" help={t('settings:phoneHelp')} />
        <NumberField name="maxPayMinutes" help={t('settings:maxPayMinutesHelp')} />
      </FormSection>
      <LogSection logs={data.logs} />
    </FormPage>
  );
}
