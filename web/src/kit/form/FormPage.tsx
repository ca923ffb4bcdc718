import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { PartBoundary } from '../page/PartBoundary.tsx';
import { usePage } from '../page/page.ts';
import { UnfinishedUploadsContext } from '../pictures/unfinished.ts';
import { ConflictBar } from './ConflictBar.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import css from './FormPage.module.css';
import { FormSchema } from './formSchema.ts';
import { QuestionsBeforeSave } from './questionsBeforeSave.ts';
import { SectionIndex } from './SectionIndex.tsx';
import { createSections, FormSections, firstFocusable, SectionFields, useSection } from './sections.ts';
import { useEntityForm } from './useEntityForm.ts';
import { useFurther } from './useFurther.ts';
import { useSaveKey } from './useSaveKey.ts';

interface Props<Values extends FieldValues> {
  schema: z.core.$ZodType<Values, Values>;
  /** Distinguishes the drafts of several records on one screen. */
  recordId?: string;
  values: Values;
  /** Absent for users who may only view the record. */
  onSubmit?: (values: Values) => Promise<unknown>;
  onSaved: () => void;
  onBack: () => void;
  /** Below the title: what is to be known of the record. */
  about?: ReactNode;
  children: ReactNode;
}

/**
 * A form as a page: sections with an index beside them, and 确定 and 取消 (back) in a bar at the bottom that stays visible. A form that
 * `adds` records has 保存并继续添加, too.
 */
export function FormPage<Values extends FieldValues>({
  adds = false,
  ...page
}: Props<Values> & { adds?: boolean }) {
  const { nth, ...further } = useFurther({ ...page, adds });
  return <OnePage key={nth} {...page} {...further} isFurther={nth > 0} />;
}

interface OneProps<Values extends FieldValues> extends Props<Values> {
  onGoOn: ((saved: Values) => void) | undefined;
  /** It follows a form that was saved on this page. */
  isFurther: boolean;
}

function OnePage<Values extends FieldValues>({
  schema,
  recordId = '',
  values,
  onSubmit,
  onSaved,
  onGoOn,
  isFurther,
  onBack,
  about,
  children,
}: OneProps<Values>) {
  const { t } = useTranslation('common');
  const { path, title } = usePage();
  const entity = useEntityForm({
    draftId: onSubmit && `${path}:${recordId}`,
    schema,
    values,
    onSubmit: onSubmit ?? (() => Promise.resolve()),
    onSaved,
    onGoOn,
  });
  const { form, element, busy, locked, draft, submit, submitAndGoOn, conflict, questions, uploads } = entity;
  const [sections] = useState(createSections);
  useSaveKey(onSubmit && (() => void submit()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each form
  useLayoutEffect(() => {
    if (!isFurther || !element.current) return;
    element.current.scrollIntoView({ block: 'start' });
    firstFocusable(element.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <FormSchema.Provider value={schema}>
      <FormProvider {...form}>
        <form ref={element} className={css.page} onSubmit={submit} noValidate aria-label={title}>
          <h1>{title}</h1>
          {about}
          <DraftNotice draft={draft} />
          <div className={css.columns}>
            <SectionIndex sections={sections} schema={schema} isLocked={!onSubmit} />
            <fieldset className={css.fields} disabled={!onSubmit} {...locked}>
              <QuestionsBeforeSave.Provider value={questions}>
                <UnfinishedUploadsContext.Provider value={uploads}>
                  <FormSections.Provider value={sections}>{children}</FormSections.Provider>
                </UnfinishedUploadsContext.Provider>
              </QuestionsBeforeSave.Provider>
            </fieldset>
          </div>
          <div className={css.foot}>
            <ConflictBar schema={schema} conflict={conflict}>
              {children}
            </ConflictBar>
            <div className={css.bar}>
              {onSubmit && (
                <Button htmlType="submit" theme="solid" loading={busy}>
                  {t('confirm')}
                </Button>
              )}
              {submitAndGoOn && (
                <Button
                  htmlType="button"
                  type="tertiary"
                  disabled={busy}
                  onClick={() => void submitAndGoOn()}
                >
                  {t('saveAndAdd')}
                </Button>
              )}
              <Button htmlType="button" type="tertiary" onClick={onBack}>
                {t(onSubmit ? 'cancel' : 'back')}
              </Button>
            </div>
          </div>
        </form>
      </FormProvider>
    </FormSchema.Provider>
  );
}

/** A group of fields below a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const element = useRef<HTMLElement>(null);
  const names = useSection(title, element);
  return (
    <section ref={element} className={css.section}>
      <h2 tabIndex={-1}>{title}</h2>
      <div className={css.rows}>
        <PartBoundary>
          <SectionFields.Provider value={names}>{children}</SectionFields.Provider>
        </PartBoundary>
      </div>
    </section>
  );
}
