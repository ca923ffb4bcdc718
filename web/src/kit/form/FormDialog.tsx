import Button from '@douyinfe/semi-ui/lib/es/button';
import { type FormEvent, type ReactNode, useContext, useId, useLayoutEffect } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { reportWrongState } from '../../api/errors.ts';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { TooLateContext } from '../dialogs/tooLate.ts';
import { PartBoundary } from '../page/PartBoundary.tsx';
import { UnfinishedUploadsContext } from '../pictures/unfinished.ts';
import { ConflictBar } from './ConflictBar.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormSchema } from './formSchema.ts';
import { QuestionsBeforeSave } from './questionsBeforeSave.ts';
import { TooLateBar } from './TooLateBar.tsx';
import { useEntityForm } from './useEntityForm.ts';
import { useFurther } from './useFurther.ts';

interface Props<Values extends FieldValues> {
  title: string;
  /** Pixels. */
  width: number;
  draftId?: string;
  schema: z.core.$ZodType<Values, Values>;
  values: Values;
  onSubmit: (values: Values) => Promise<unknown>;
  /** After saving. */
  onSaved: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What a user types into or chooses with. */
const focusable = 'input, textarea, [contenteditable=true], [role=combobox]';

/**
 * A form in a dialog; a click outside does not close it. Enter saves, Escape closes, and unsaved input leads to a question first. A form that adds
 * records gets 保存并继续添加 by `onFurther`, which is called after each of them.
 */
export function FormDialog<Values extends FieldValues>({
  onFurther,
  ...dialog
}: Props<Values> & { onFurther?: (() => unknown) | undefined }) {
  const { nth, ...further } = useFurther({ ...dialog, adds: onFurther !== undefined, onFurther });
  return <OneDialog key={nth} {...dialog} {...further} />;
}

function OneDialog<Values extends FieldValues>(
  props: Props<Values> & { onGoOn: ((saved: Values) => void) | undefined },
) {
  const { title, width, draftId, schema, values, onSubmit, onSaved, onGoOn, onClose, children } = props;
  const { t } = useTranslation('common');
  const entity = useEntityForm({
    draftId,
    schema,
    values,
    onSubmit,
    onSaved,
    onGoOn,
  });
  const { form, element, busy, locked, draft, submit, submitAndGoOn, conflict, questions, uploads } = entity;
  const late = useContext(TooLateContext);
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    reportWrongState();
    void late?.again();
  };
  // What is sent again after its answer was lost may be done already, and is then answered as done.
  const send = late && !entity.isUnanswered() ? refuse : submit;
  const id = useId();
  // Runs after the dialog has focused its close button, and moves the focus to the first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each form
  useLayoutEffect(() => element.current?.querySelector<HTMLElement>(focusable)?.focus(), []);
  return (
    <TopDialog
      title={title}
      width={width}
      onClose={onClose}
      footer={
        <>
          <Button type="tertiary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {submitAndGoOn && (
            <Button type="tertiary" disabled={busy} onClick={() => void submitAndGoOn()}>
              {t('saveAndAdd')}
            </Button>
          )}
          <Button theme="solid" htmlType="submit" form={id} loading={busy} aria-label={t('confirm')}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <FormSchema.Provider value={schema}>
        <FormProvider {...form}>
          <form ref={element} id={id} onSubmit={send} noValidate {...locked}>
            <DraftNotice draft={draft} />
            <QuestionsBeforeSave.Provider value={questions}>
              <UnfinishedUploadsContext.Provider value={uploads}>
                <PartBoundary>{children}</PartBoundary>
              </UnfinishedUploadsContext.Provider>
            </QuestionsBeforeSave.Provider>
            <ConflictBar schema={schema} conflict={conflict}>
              {children}
            </ConflictBar>
            {late && <TooLateBar late={late} answer={entity.answer} />}
          </form>
        </FormProvider>
      </FormSchema.Provider>
    </TopDialog>
  );
}
