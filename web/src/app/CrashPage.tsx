import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ReportButton } from '../kit/dialogs/ReportButton.tsx';
import { Result } from '../kit/page/Result.tsx';
import { isLoadFailure } from '../loadCode.ts';

/** Shown in place of a page that failed: a message, a retry button and the problem report. */
export function CrashPage() {
  const error = useRouteError();
  const { t } = useTranslation(['shell', 'common']);
  const chunk = isLoadFailure(error);
  return (
    <Result
      title={t(chunk ? 'shell:pages.chunkFailed' : 'shell:pages.crashed')}
      hint={t(chunk ? 'shell:pages.chunkFailedHint' : 'shell:pages.crashedHint')}
      more={<ReportButton error={error} />}
      action={{ text: t('common:retry'), onClick: () => location.reload() }}
    />
  );
}
