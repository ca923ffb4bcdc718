import { useCallback } from 'react';
import { logOut } from '../api/session.ts';
import { hasDrafts } from '../kit/form/drafts.ts';
import { useLeaveQuestion } from '../kit/form/useLeaveQuestion.ts';
import { hasUnsaved } from '../kit/form/useUnsavedGuard.ts';

/** 退出登录. It clears the local storage and with it every draft of the account, so it asks first if there is unsaved input, on whatever page. */
export function useLogOut(): () => Promise<void> {
  const ask = useLeaveQuestion();
  return useCallback(async () => {
    if ((hasUnsaved() || hasDrafts()) && !(await ask())) return;
    logOut();
  }, [ask]);
}
