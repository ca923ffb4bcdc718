import { Suspense } from 'react';
import { ownPasswordParam, resetPasswordParam } from '../domain/accounts/passwordParams.ts';
import { useDialogParam } from '../kit/dialogs/useDialogParam.ts';
import { ClosingBoundary } from '../kit/page/ClosingBoundary.tsx';
import { lazyWith } from '../kit/page/lazyWith.ts';

const PasswordDialog = lazyWith(() => import('../areas/auth/PasswordDialog.tsx'), 'frame');

/** The password dialogs, which can open over any page. */
export function PasswordRoute() {
  const own = useDialogParam(ownPasswordParam);
  const reset = useDialogParam(resetPasswordParam);
  if (own.value === undefined && !reset.value) return null;
  return (
    <ClosingBoundary onClose={own.value === undefined ? reset.close : own.close}>
      <Suspense fallback={null}>
        {own.value === undefined ? (
          <PasswordDialog resetUserId={reset.value} onClose={reset.close} />
        ) : (
          <PasswordDialog resetUserId={undefined} onClose={own.close} />
        )}
      </Suspense>
    </ClosingBoundary>
  );
}
