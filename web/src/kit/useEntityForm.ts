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
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { ApiError } from '../api/errors.ts';
import { notify } from '../api/notice.ts';
import { session } from '../api/session.ts';
import { speakMessage } from '../i18n.ts';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';
import { firstMessage } from './firstMessage.ts';
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
 * blocked, unsaved input guarded and kept as a draft over a login in between (specification section 5).
 */
export function useEntityForm<Values extends FieldValues>({
  draftId,
  schema,
  values,
  onSubmit,
  onSaved,
}: Options<Values>) {
  const { t } = useTranslation('kit');
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: true,
  });
  const { isDirty } = form.formState;
  const done = useRef(false);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  // Nothing can be saved of what is typed while somebody looks at the screens of a role.
  const [isPreview] = useState(() => session().preview !== undefined);
  const guarded = useRef(isDirty);
  guarded.current = isDirty && !done.current && !isPreview;
  useUnsavedGuard(useCallback(() => guarded.current && !done.current, []));

  // The draft of before a login comes back; it counts as unsaved input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    if (!draftId || isPreview) return;
    const draft = readDraft(draftId);
    if (draft) {
      form.reset({ ...values, ...draft }, { keepDefaultValues: true });
      notify('warning', t('draftRestored'));
    }
    const subscription = form.watch((current) => saveDraft(draftId, current));
    return () => {
      subscription.unsubscribe();
      if (session().token !== '' || done.current) dropDraft(draftId);
    };
  }, [draftId]);

  const save = async (valid: Values) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await onSubmit(valid);
      done.current = true;
      if (draftId) dropDraft(draftId);
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
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

  return { form, busy, submit: form.handleSubmit(save, refuse) };
}
