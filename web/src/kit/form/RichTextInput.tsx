import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { richTextMax } from '#contracts/forms/richText.ts';
import { lazyWith } from '../page/lazyWith.ts';
import { PartBoundary } from '../page/PartBoundary.tsx';
import type { Control } from './Field.tsx';
import { LongTextInput } from './formInputs.tsx';
import css from './RichText.module.css';

const RichTextEditor = lazyWith(() => import('./RichTextEditor.tsx'));

/**
 * HTML of the allowed tags (contracts/src/forms/richText.ts). The editor is a separate chunk; if it cannot be loaded or fails, the text can be edited
 * as HTML source.
 */
export function RichTextInput({ control, label }: { control: Control; label: string }) {
  return (
    <PartBoundary fallback={<Source control={control} />}>
      <Suspense fallback={<div className={css.frame} aria-busy />}>
        <RichTextEditor control={control} label={label} />
      </Suspense>
    </PartBoundary>
  );
}

function Source({ control }: { control: Control }) {
  const { t } = useTranslation('kit');
  return (
    <div className={css.source}>
      <p role="alert">{t('rich.failed')}</p>
      <LongTextInput control={control} maxLength={richTextMax} />
    </div>
  );
}
