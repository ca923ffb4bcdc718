import IconUpload from '@douyinfe/semi-icons/lib/es/icons/IconUpload';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLimits } from '#contracts/areas/memberImports.ts';
import type { FileFault } from './checkFile.ts';
import css from './FileChooser.module.css';
import { saveTemplate } from './template.ts';

interface Props {
  /** Why the file that was chosen before cannot be imported. */
  fault: FileFault | undefined;
  onChoose: (file: File) => unknown;
}

/** A file is chosen or dropped; the template can be saved. */
export function FileChooser({ fault, onChoose }: Props) {
  const { t } = useTranslation(['memberImports', 'common']);
  const [over, setOver] = useState(false);
  const id = useId();
  const choose = (files: FileList | null) => {
    const [file] = Array.from(files ?? []);
    if (file) void onChoose(file);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the input does the same by keyboard */}
      <div
        className={css.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          choose(event.dataTransfer.files);
        }}
      >
        <input
          id={id}
          data-first-focus
          className={`visuallyHidden ${css.input}`}
          type="file"
          accept=".xlsx,.csv"
          aria-describedby={`${id}-rules`}
          onChange={(event) => {
            choose(event.target.files);
            event.target.value = '';
          }}
        />
        <label htmlFor={id} className={css.chooser}>
          <IconUpload aria-hidden />
          {t('choose')}
        </label>
        <p id={`${id}-rules`} className={css.rules}>
          {t('chooseRules', importLimits)}
        </p>
      </div>
      {fault !== undefined && (
        <p role="alert" className={css.fault}>
          {typeof fault === 'string'
            ? t(`faults.${fault}`, importLimits)
            : t('faults.missing', { names: fault.missing.join(t('common:comma')) })}
        </p>
      )}
      <div className={css.template}>
        <Button type="tertiary" onClick={() => void saveTemplate()}>
          {t('saveTemplate')}
        </Button>
        <span>{t('templateHelp')}</span>
      </div>
    </>
  );
}
