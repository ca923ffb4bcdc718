import { useTranslation } from 'react-i18next';
import { passwords } from '#contracts/areas/passwords.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { ownPassword } from './ownPassword.ts';
import { NewPasswordFields, OldPasswordField } from './PasswordFields.tsx';
import { ResetPassword } from './ResetPassword.tsx';

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
