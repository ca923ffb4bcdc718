import { useTranslation } from 'react-i18next';
import { passwords, resetPasswordForm } from '#contracts/areas/passwords.ts';
import { passwordHash } from '#contracts/credentials.ts';
import { call } from '../../api/client.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { ownPassword } from './ownPassword.ts';
import { NewPasswordFields, OldPasswordField } from './PasswordFields.tsx';

interface Props {
  /** The user whose password is reset; absent = the user changes his own. */
  resetUserId: string | undefined;
  onClose: () => void;
}

/**
 * 修改密码, or 重置密码 for another user, which an address opens only for those who may (specification sections 2 and 5). Passwords are sent only as
 * sha256hex, and no draft is kept.
 */
export default function PasswordDialog({ resetUserId, onClose }: Props) {
  const mayReset = useMay(passwords.reset);
  if (!resetUserId) return <ChangePassword onClose={onClose} />;
  return mayReset ? <ResetPassword userId={resetUserId} onClose={onClose} /> : null;
}

function ChangePassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'frame']);
  return (
    <FormDialog
      title={t('shell:changePassword')}
      width={520}
      {...ownPassword}
      onSaved={() => {
        notify('success', t('frame:password.changed'));
        onClose();
      }}
      onClose={onClose}
    >
      <OldPasswordField />
      <NewPasswordFields />
    </FormDialog>
  );
}

function ResetPassword({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'frame']);
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
        onClose();
      }}
      onClose={onClose}
    >
      <NewPasswordFields />
    </FormDialog>
  );
}
