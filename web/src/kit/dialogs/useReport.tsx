import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { loadMessages } from '../../i18n.ts';
import { copyText } from '../display/copyText.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** Loads what makes reports; done ahead, it makes them without a line, too. */
export async function loadReport() {
  const [{ problemReport }] = await Promise.all([import('./problemReport.ts'), loadMessages('report')]);
  return problemReport;
}

/**
 * 问题报告: copies what support needs to find a problem (docs/decisions/0040). Where scripts may not copy, as over plain http, `dialog` shows it chosen to be
 * copied by hand.
 */
export function useReport(error?: unknown): { copy: (of?: unknown) => Promise<void>; dialog: ReactNode } {
  const { t } = useTranslation();
  const [text, setText] = useState<string>();
  const copy = async (of = error) => {
    try {
      const made = (await loadReport())(of);
      if (await copyText(made)) notify('success', t('copied'));
      else setText(made);
    } catch (failure) {
      notify('error', messageOf(failure));
    }
  };
  const dialog = text !== undefined && (
    <Suspense>
      <ReportDialog text={text} onClose={() => setText(undefined)} />
    </Suspense>
  );
  return { copy, dialog };
}
