import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In the address, as every dialog: `?password=1` changes one's own, `?resetPassword=<user id>` resets another's. */
export const passwordDialogParam = 'password';
const resetPasswordParam = 'resetPassword';

const PasswordDialog = lazy(() => import('../areas/auth/PasswordDialog.tsx'));

export function PasswordRoute() {
  const [search, setSearch] = useSearchParams();
  const resetUserId = search.get(resetPasswordParam) ?? undefined;
  if (!search.has(passwordDialogParam) && !resetUserId) return null;
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete(passwordDialogParam);
    next.delete(resetPasswordParam);
    setSearch(next, { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <PasswordDialog resetUserId={resetUserId} onClose={close} />
    </Suspense>
  );
}
