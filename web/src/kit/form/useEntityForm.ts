import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, type Sent } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { session } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import type { RestoredDraft } from './DraftNotice.tsx';
import { fittingDraft } from './draftFits.ts';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';
import { firstMessage } from './firstMessage.ts';
import { type Ask, isAgreed } from './questionsBeforeSave.ts';
import { useConflict } from './useConflict.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

interface Options<Values extends FieldValues> {
  /** Names the draft: the screen and the record. Without one the input is never kept. */
  draftId?: string | undefined;
  /** The endpoint's own body schema: the same rule and the same message here and in the mock. */
  schema: z.core.$ZodType<Values, Values>;
  values: Values;
  /** Saves. A rejection keeps the form as it is; its message was shown. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** After it was saved; the form no longer guards its input. */
  onSaved: () => void;
}

/**
 * A form over the endpoint's schema: first failing message for 2 s with the focus on its field, double submit
 * blocked, unsaved input guarded and kept as a draft (drafts.ts; specification section 5).
 */
export function useEntityForm<Values extends FieldValues>({
  draftId,
  schema,
  values,
  onSubmit,
  onSaved,
}: Options<Values>) {
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>,
    // `useFirstFault` does, in the order of the page.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const { conflict, meet, settle } = useConflict(form, schema, () => void submit());
  const done = useRef(false);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  // Nothing can be saved of what is typed while somebody looks at the screens of a role.
  const [isPreview] = useState(() => session().preview !== undefined);
  const guarded = useRef(isDirty);
  guarded.current = isDirty && !done.current && !isPreview;
  const forget = useCallback(() => draftId && dropDraft(draftId), [draftId]);
  useUnsavedGuard(
    useCallback(() => guarded.current && !done.current, []),
    forget,
  );

  const [base] = useState(() => JSON.stringify(values));
  /** What the input was typed over: of a draft, what its form began with. */
  const baseOfInput = useRef(base);
  const [restored, setRestored] = useState<{ isOutdated: boolean }>();

  // The draft comes back; it counts as unsaved input. It goes when it is saved, left on purpose or typed back, never because the
  // form disappears: that may be a crash or the end of the session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    if (!draftId || isPreview) return;
    const draft = readDraft(draftId);
    if (draft) {
      const fitting = fittingDraft(schema, draft.values, values);
      baseOfInput.current = draft.base;
      form.reset({ ...values, ...fitting }, { keepDefaultValues: true });
      setRestored({ isOutdated: draft.base !== base });
    }
    const subscription = form.watch((current) => {
      if (guarded.current) saveDraft(draftId, baseOfInput.current, current);
    });
    return () => subscription.unsubscribe();
  }, [draftId]);
  const wasDirty = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first change, and the one that takes the last one back
  useEffect(() => {
    if (!draftId || isPreview || done.current) return;
    if (isDirty) saveDraft(draftId, baseOfInput.current, form.getValues());
    else if (wasDirty.current) dropDraft(draftId);
    wasDirty.current = isDirty;
  }, [isDirty]);

  // What was sent without an answer is the same intent as long as the form is open, and over a reload.
  const unanswered = useRef<Sent>(undefined);
  useEffect(
    () => () => {
      if (session().token !== '') unanswered.current?.giveUp();
    },
    [],
  );

  const [questions] = useState(() => new Set<Ask>());
  const save = async (valid: Values) => {
    if (running.current) return;
    running.current = true;
    try {
      if (!(await isAgreed(questions))) return;
      setBusy(true);
      settle();
      unanswered.current?.hold();
      await onSubmit(valid);
      done.current = true;
      forget();
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.sent?.isUnanswered) unanswered.current = error.sent;
      meet(error);
      if (error.field)
        form.setError(error.field as Path<Values>, { message: error.message }, { shouldFocus: true });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const refuse = (errors: FieldErrors<Values>) => {
    const message = firstMessage(errors);
    if (message) notify('error', speakMessage(message));
  };

  const draft: RestoredDraft | undefined =
    restored && isDirty
      ? {
          ...restored,
          discard() {
            baseOfInput.current = base;
            setRestored(undefined);
            form.reset(values);
          },
        }
      : undefined;

  const submit = form.handleSubmit(save, refuse);
  return { form, busy, draft, submit, conflict, questions };
}
