import { lazy, Suspense } from 'react';
import type { Control } from './Field.tsx';
import css from './RichText.module.css';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'));

/** HTML of the allowed tags (contracts/src/richText.ts). The editor comes in a chunk of its own. */
export function RichTextInput({ control, label }: { control: Control; label: string }) {
  return (
    <Suspense fallback={<div className={css.frame} aria-busy />}>
      <RichTextEditor control={control} label={label} />
    </Suspense>
  );
}
