import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { PartBoundary } from '../page/PartBoundary.tsx';
import { usePage } from '../page/page.ts';
import { ConflictBar } from './ConflictBar.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import css from './FormPage.module.css';
import { FormSchema } from './formSchema.ts';
import { QuestionsBeforeSave } from './questionsBeforeSave.ts';
import { useEntityForm } from './useEntityForm.ts';

interface Props<Values extends FieldValues> {
  schema: z.core.$ZodType<Values, Values>;
  /** Distinguishes the drafts of several records of one screen. */
  recordId?: string;
  values: Values;
  /** Absent for those who may only look. */
  onSubmit?: (values: Values) => Promise<unknown>;
  onSaved: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** A form as a page: one column, buttons 确定 and 取消 (back) in a bar that stays at the bottom. */
export function FormPage<Values extends FieldValues>({
  schema,
  recordId = '',
  values,
  onSubmit,
  onSaved,
  onBack,
  children,
}: Props<Values>) {
  const { t } = useTranslation('common');
  const { path, title } = usePage();
  const { form, busy, draft, submit, conflict, questions } = useEntityForm({
    draftId: onSubmit && `${path}:${recordId}`,
    schema,
    values,
    onSubmit: onSubmit ?? (() => Promise.resolve()),
    onSaved,
  });
  return (
    <FormSchema.Provider value={schema}>
      <FormProvider {...form}>
        <form className={css.page} onSubmit={submit} noValidate aria-label={title}>
          <h1>{title}</h1>
          <DraftNotice draft={draft} />
          <fieldset className={css.fields} disabled={!onSubmit}>
            <QuestionsBeforeSave.Provider value={questions}>{children}</QuestionsBeforeSave.Provider>
          </fieldset>
          <div className={css.foot}>
            <ConflictBar conflict={conflict}>{children}</ConflictBar>
            <div className={css.bar}>
              {onSubmit && (
                <Button htmlType="submit" theme="solid" loading={busy}>
                  {t('confirm')}
                </Button>
              )}
              <Button htmlType="button" type="tertiary" onClick={onBack}>
                {t('cancel')}
              </Button>
            </div>
          </div>
        </form>
      </FormProvider>
    </FormSchema.Provider>
  );
}

/** A group of fields under a quiet heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}
