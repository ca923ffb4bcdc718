import { ownPasswordParam, resetPasswordParam } from '../domain/accounts/passwordParams.ts';
import { useDialogParam } from '../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../kit/page/lazyDialog.tsx';

const PasswordDialog = lazyDialog(() => import('../areas/auth/PasswordDialog.tsx'), 'frame');

/** The password dialogs, which can open over any page. */
export function PasswordRoute() {
  const own = useDialogParam(ownPasswordParam);
  const reset = useDialogParam(resetPasswordParam);
  if (own.value === undefined && !reset.value) return null;
  return own.value === undefined ? (
    <PasswordDialog resetUserId={reset.value} onClose={reset.close} />
  ) : (
    <PasswordDialog resetUserId={undefined} onClose={own.close} />
  );
}
