import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import { logOut, refresh, session } from '../../api/session.ts';
import { useEntityForm } from '../../kit/form/useEntityForm.ts';
import css from './NewPasswordFirst.module.css';
import { ownPassword } from './ownPassword.ts';
import { NewPasswordFields, OldPasswordField } from './PasswordFields.tsx';

/** For a user whose password was set by somebody else: he has to choose his own first. The page only offers this and logging out. */
export default function NewPasswordFirst() {
  const { t } = useTranslation(['shell', 'frame', 'common']);
  const { form, element, busy, submit } = useEntityForm({
    ...ownPassword,
    onSaved: () => {
      notify('success', t('frame:password.changed'));
      const { user, rights } = session();
      if (user) refresh({ userInfo: { ...user, mustChangePassword: 0 }, rightIds: [...rights] });
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('oldPassword'), [setFocus]);
  return (
    <main className={css.page}>
      <FormProvider {...form}>
        <form
          ref={element}
          className={css.form}
          onSubmit={submit}
          noValidate
          aria-labelledby="new-password-first"
        >
          <h1 id="new-password-first">{t('shell:changePassword')}</h1>
          <p className={css.reason}>{t('frame:password.given', { name: session().user?.name ?? '' })}</p>
          <OldPasswordField />
          <NewPasswordFields />
          <div className={css.buttons}>
            <Button htmlType="submit" theme="solid" loading={busy}>
              {t('common:confirm')}
            </Button>
            <Button htmlType="button" type="tertiary" onClick={logOut}>
              {t('shell:logOut')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </main>
  );
}
