import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ReportButton } from '../kit/dialogs/ReportButton.tsx';
import { Result } from '../kit/page/Result.tsx';

/** Whether a chunk failed to load: browsers word this error differently, and our own time-out counts, too. */
const isChunkFailure = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error && /dynamically imported module|chunk|preload/i.test(error.message));

/** Shown in place of a page that failed: a message, a retry button and the problem report. */
export function CrashPage() {
  const error = useRouteError();
  const { t } = useTranslation(['shell', 'common']);
  const chunk = isChunkFailure(error);
  return (
    <Result
      title={t(chunk ? 'shell:pages.chunkFailed' : 'shell:pages.crashed')}
      hint={t(chunk ? 'shell:pages.chunkFailedHint' : 'shell:pages.crashedHint')}
      more={<ReportButton error={error} />}
      action={{ text: t('common:retry'), onClick: () => location.reload() }}
    />
  );
}
