import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import type { CheckedFile } from './checkFile.ts';
import { FileChooser } from './FileChooser.tsx';
import css from './ImportDialog.module.css';
import { RowGroups } from './RowGroups.tsx';
import { saveFaults } from './saveFaults.ts';
import { type ImportState, isToImport, type Progress, useImport } from './useImport.ts';

interface Props {
  /** After members were added. */
  onChanged: () => unknown;
  onClose: () => unknown;
}

/** 导入会员: a file is chosen, each of its rows is checked, the right ones are confirmed and added (docs/decisions/0029-import.md). */
export default function ImportDialog({ onChanged, onClose }: Props) {
  const { t } = useTranslation(['memberImports', 'common']);
  const { state, choose, run, stop, again } = useImport(onChanged);
  const { step } = state;
  const isRunning = step === 'running';
  return (
    <TopDialog
      title={t('title')}
      width={960}
      onClose={() => (isRunning ? stop() : void onClose())}
      footer={<Actions state={state} run={run} stop={stop} again={again} onClose={onClose} />}
    >
      {step === 'choose' && <FileChooser fault={state.fault} onChoose={choose} />}
      {step === 'checking' && (
        <Bar label={t('checking')} text={t('checkedRows', state.progress)} {...state} />
      )}
      {step === 'running' && (
        <Bar
          label={t('running')}
          text={t(state.isStopping ? 'stopping' : 'added', state.progress)}
          {...state}
        />
      )}
      {step === 'checked' && (
        <>
          <AboutBlock
            warnings={warningsOf(state.file, t('common:comma'), (names) => t('unknownColumns', { names }))}
          />
          <RowGroups file={state.file} />
        </>
      )}
      {step === 'over' && (
        <>
          <p role="status" className={css.outcome}>
            {t('over', countsOf(state.file))}
          </p>
          {state.message !== undefined && (
            <AboutBlock warnings={[t('interrupted', { message: state.message })]} />
          )}
          <RowGroups file={state.file} />
        </>
      )}
    </TopDialog>
  );
}

const warningsOf = ({ heads }: CheckedFile, comma: string, say: (names: string) => string) =>
  heads.unknown.length > 0 ? [say(heads.unknown.join(comma))] : [];

const countsOf = ({ rows }: CheckedFile) => ({
  done: rows.filter(({ isDone }) => isDone).length,
  there: rows.filter(({ isThere }) => isThere).length,
  failed: rows.filter(({ faults }) => faults.length > 0).length,
  left: rows.filter(isToImport).length,
});

function Bar({
  label,
  text,
  progress: { done, total },
}: {
  label: string;
  text: string;
  progress: Progress;
}) {
  return (
    <>
      <progress className={css.bar} aria-label={label} value={done} max={Math.max(1, total)} />
      <p role="status" className={css.text}>
        {text}
      </p>
    </>
  );
}

type ActionProps = Pick<ReturnType<typeof useImport>, 'state' | 'run' | 'stop' | 'again'> &
  Pick<Props, 'onClose'>;

function Actions({ state, run, stop, again, onClose }: ActionProps) {
  const { t } = useTranslation(['memberImports', 'common']);
  if (state.step === 'checking' || state.step === 'running')
    return (
      <Button type="tertiary" data-first-focus disabled={isStopping(state)} onClick={stop}>
        {t(state.step === 'running' ? 'stop' : 'common:cancel')}
      </Button>
    );
  const close = (
    <Button type="tertiary" onClick={() => void onClose()}>
      {t(state.step === 'over' ? 'common:close' : 'common:cancel')}
    </Button>
  );
  if (state.step === 'choose') return close;
  const { file, step } = state;
  const bad = file.rows.filter(({ faults }) => faults.length > 0);
  const count = file.rows.filter(isToImport).length;
  return (
    <>
      {close}
      <Button type="tertiary" onClick={again}>
        {t('another')}
      </Button>
      {bad.length > 0 && (
        <Button type="tertiary" onClick={() => void saveFaults(file, bad)}>
          {t('saveFaults')}
        </Button>
      )}
      {count > 0 && (
        <Button theme="solid" onClick={() => void run(file)}>
          {t(step === 'over' ? 'goOn' : 'run', { count })}
        </Button>
      )}
    </>
  );
}

const isStopping = (state: ImportState) => state.step === 'running' && state.isStopping;
