import { useTranslation } from 'react-i18next';
import { backendUsers } from '#contracts/areas/backendUsers.ts';
import { passwords, resetPasswordForm } from '#contracts/areas/passwords.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { call } from '../../api/client.ts';
import { isLost } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { notify } from '../../api/notice.ts';
import { outdate } from '../../api/outdated.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { useCloseWhen } from '../../kit/dialogs/staying.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { NewPasswordFields } from './PasswordFields.tsx';

/** 重置密码 of another user, who is loaded first: the dialog names him, and an address with an unknown user opens none. */
export function ResetPassword({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'frame']);
  const { data: user, error } = useFreshData(backendUsers.get, { params: { id: userId } });
  useCloseWhen(isLost(error, user), onClose);
  if (!user) return <TopBar active />;
  return (
    <FormDialog
      title={t('shell:resetPassword')}
      width={520}
      schema={resetPasswordForm}
      values={{ newPassword: '', confirmPassword: '' }}
      onSubmit={({ newPassword, confirmPassword }) =>
        call(passwords.reset, {
          params: { id: userId },
          body: { newPassword: passwordHash(newPassword), confirmPassword: passwordHash(confirmPassword) },
        })
      }
      onSaved={() => {
        notify('success', t('frame:password.reset'));
        // The list says whom wrong passwords have locked out.
        outdate(backendUsers.list);
        onClose();
      }}
      onClose={onClose}
    >
      <AboutBlock
        warnings={[t('frame:password.endsSessions')]}
        facts={[{ label: t('frame:password.user'), value: `${user.name} ${user.mobile}` }]}
      />
      <NewPasswordFields />
    </FormDialog>
  );
}
