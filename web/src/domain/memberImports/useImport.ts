import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useUnsavedGuard } from '../../kit/form/useUnsavedGuard.ts';
import { type CheckedFile, checkFile, type FileFault } from './checkFile.ts';
import type { ImportRow } from './readForms.ts';
import { runImport } from './runImport.ts';

export type Progress = { done: number; total: number };

export type ImportState =
  | { step: 'choose'; fault?: FileFault }
  | { step: 'checking'; progress: Progress }
  /** Nothing is saved yet. */
  | { step: 'checked'; file: CheckedFile }
  | { step: 'running'; file: CheckedFile; progress: Progress; isStopping: boolean }
  /** `message`: why it was interrupted. */
  | { step: 'over'; file: CheckedFile; message?: string };

export const isToImport = ({ faults, isThere, isDone }: ImportRow) =>
  faults.length === 0 && !isThere && !isDone;

/** The steps of an import: a file is chosen and checked, its right rows are confirmed and sent. @param onChanged after members were added */
export function useImport(onChanged: () => unknown) {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const running = useRef<AbortController>(undefined);
  const isAdding = useRef(false);
  useEffect(() => () => running.current?.abort(), []);
  useUnsavedGuard(
    useCallback(() => isAdding.current, []),
    useCallback(() => running.current?.abort(), []),
  );

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const choose = async (chosen: File) => {
    const signal = begin();
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setState({ step: 'checking', progress: { done, total } });
    };
    onProgress(0, 0);
    try {
      const checked = await checkFile(chosen, { signal, onProgress });
      if (signal.aborted) return;
      setState(
        'fault' in checked ? { step: 'choose', fault: checked.fault } : { step: 'checked', file: checked },
      );
    } catch (error) {
      if (signal.aborted) return;
      setState({ step: 'choose' });
      // The message of a call was shown already.
      if (!(error instanceof ApiError)) throw error;
    }
  };

  const run = async (file: CheckedFile) => {
    const signal = begin();
    const rows = file.rows.filter(isToImport);
    let done = 0;
    const show = () =>
      setState({ step: 'running', file, progress: { done, total: rows.length }, isStopping: signal.aborted });
    show();
    isAdding.current = true;
    let message: string | undefined;
    try {
      await runImport(
        rows,
        () => signal.aborted,
        (batch) => {
          done += batch.length;
          show();
        },
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      message = messageOf(error);
    } finally {
      isAdding.current = false;
    }
    setState({ step: 'over', file, ...(message !== undefined && { message }) });
    void onChanged();
  };

  /** Cancels the check; of an import the batch that is under way is still finished. */
  const stop = () => {
    running.current?.abort();
    setState((now) => (now.step === 'running' ? { ...now, isStopping: true } : { step: 'choose' }));
  };
  return { state, choose, run, stop, again: () => setState({ step: 'choose' }) };
}
