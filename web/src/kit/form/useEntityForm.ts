import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { ApiError, messageOf, type Sent } from '../../api/errors.ts';
import { session } from '../../api/session.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import { type UnfinishedUploads, unfinishedIn } from '../pictures/unfinished.ts';
import type { RestoredDraft } from './DraftNotice.tsx';
import { fittingDraft } from './draftFits.ts';
import { type Draft, dropDraft, readDraft, saveDraft, takeLeftDraft } from './drafts.ts';
import { openWindows } from './ownWindow.ts';
import { type Ask, isAgreed } from './questionsBeforeSave.ts';
import { savesUnderWay } from './savesUnderWay.ts';
import { useConflict } from './useConflict.ts';
import { useFirstFault } from './useFirstFault.ts';
import { useLockedFields } from './useLockedFields.ts';
import { tellForms, useUnsavedGuard } from './useUnsavedGuard.ts';

interface Options<Values extends FieldValues> {
  /** The key of the draft: screen and record. Without it the input is not kept. */
  draftId?: string | undefined;
  /** The endpoint's own body schema, so that rules and messages are the same here and in the mock. */
  schema: z.core.$ZodType<Values, Values>;
  values: Values;
  /** Saves. If it rejects, the form stays as it is; the message has been shown already. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Called after saving, when the input is no longer guarded. */
  onSaved: () => void;
  /** Called instead of it after `submitAndGoOn`; the form has to be replaced by a new one then. */
  onGoOn?: ((saved: Values) => void) | undefined;
}

/**
 * A form over the endpoint's schema: shows the first error of `element` for 2 s and focuses its field, blocks a double submit and changes while it is
 * being saved, guards unsaved input and keeps it as a draft (drafts.ts; specification section 5).
 */
export function useEntityForm<Values extends FieldValues>({
  draftId,
  schema,
  values,
  onSubmit,
  onSaved,
  onGoOn,
}: Options<Values>) {
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>,
    // `useFirstFault` focuses the first field in the order of the page instead.
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const refuse = useFirstFault(form, element);
  const { t } = useTranslation('kit');
  const { isDirty } = form.formState;
  const done = useRef(false);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  /** What the backend said when it refused the last try. */
  const [answer, setAnswer] = useState<string>();
  const locked = useLockedFields(busy);

  // In a preview of a role nothing can be saved, so input is neither guarded nor kept.
  const [isPreview] = useState(() => session().preview !== undefined);
  const guarded = useRef(isDirty);
  guarded.current = isDirty && !done.current && !isPreview;
  const [uploads] = useState((): UnfinishedUploads => new Map());
  /** False while the browser's storage is full. */
  const isStored = useRef(true);
  const forget = useCallback(() => draftId && dropDraft(draftId), [draftId]);
  useUnsavedGuard(
    useCallback(() => (guarded.current || unfinishedIn(uploads) > 0) && !done.current, [uploads]),
    forget,
    useCallback(
      () => (unfinishedIn(uploads) > 0 || !isStored.current ? undefined : draftId),
      [draftId, uploads],
    ),
  );

  const [base] = useState(() => JSON.stringify(values));
  /** The initial values that the input was typed over; for a restored draft those of the earlier visit. */
  const baseOfInput = useRef(base);
  const { conflict, meet, settle } = useConflict(form, schema, baseOfInput, () => void submit());
  const [restored, setRestored] = useState<{ isOutdated: boolean }>();

  // Restores the draft as unsaved input. It is deleted when it is saved, discarded or typed back to the initial values, but not when the form
  // unmounts, because that may be a crash or the end of the session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each form
  useEffect(() => {
    if (!draftId || isPreview) return;
    const restore = (draft: Draft) => {
      const fitting = fittingDraft(schema, draft.values, values);
      baseOfInput.current = draft.base;
      form.reset({ ...values, ...fitting }, { keepDefaultValues: true });
      setRestored({ isOutdated: draft.base !== base });
    };
    const draft = readDraft(draftId);
    let isOver = false;
    if (draft) restore(draft);
    else
      void openWindows().then((open) => {
        // What was typed meanwhile is not replaced; the draft stays for the next visit.
        const left = isOver || guarded.current ? undefined : takeLeftDraft(draftId, open);
        if (left) restore(left);
      });
    const subscription = form.watch((current) => {
      if (guarded.current) isStored.current = saveDraft(draftId, baseOfInput.current, current);
    });
    return () => {
      isOver = true;
      subscription.unsubscribe();
    };
  }, [draftId]);
  const wasDirty = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the first change and when the last change is taken back
  useEffect(() => {
    if (!draftId || isPreview || done.current) return;
    if (isDirty) isStored.current = saveDraft(draftId, baseOfInput.current, form.getValues());
    else if (wasDirty.current) dropDraft(draftId);
    wasDirty.current = isDirty;
  }, [isDirty]);

  // A request without a response keeps its idempotency key as long as its input is kept: over a reload, and while another tab is shown.
  const unanswered = useRef<Sent>(undefined);
  useEffect(
    () => () => {
      const isKept = draftId !== undefined && readDraft(draftId) !== undefined;
      if (session().token !== '' && !isKept) unanswered.current?.giveUp();
    },
    [draftId],
  );
  const saved = useRef(onSaved);
  saved.current = onSaved;
  // What was being saved when the user went to another tab and came back is saved by that request, not by a second one.
  useEffect(() => {
    if (draftId === undefined || !readDraft(draftId)) return;
    const stop = savesUnderWay.takeOver(draftId, (isSaved) => {
      running.current = false;
      done.current = isSaved;
      if (!isSaved) return setBusy(false);
      saved.current();
      tellForms();
    });
    if (!stop) return;
    running.current = true;
    setBusy(true);
    return stop;
  }, [draftId]);

  const withoutUploads = async () => {
    const n = unfinishedIn(uploads);
    return n === 0 || confirmAction(t('upload.unfinished', { n }), { ok: t('upload.saveWithout') });
  };
  const [questions] = useState(() => new Set<Ask>());
  const save = async (valid: Values, after: () => void) => {
    // What is saved is not saved again: the form goes as soon as the next page has come, or a blank one takes its place.
    if (running.current || done.current) return;
    running.current = true;
    try {
      if (!(await withoutUploads()) || !(await isAgreed(questions))) return;
      setBusy(true);
      setAnswer(undefined);
      settle();
      unanswered.current?.hold();
      const isTakenOver = await savesUnderWay.run(draftId, () => onSubmit(valid));
      done.current = true;
      forget();
      if (isTakenOver) return;
      after();
      tellForms();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.sent) unanswered.current = error.sent.isUnanswered ? error.sent : undefined;
      if (error.status !== undefined) setAnswer(messageOf(error));
      meet(error);
      if (error.field)
        form.setError(error.field as Path<Values>, { message: error.message }, { shouldFocus: true });
    } finally {
      running.current = false;
      if (!done.current) setBusy(false);
    }
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

  const submit = form.handleSubmit((valid) => save(valid, onSaved), refuse);
  const submitAndGoOn = onGoOn && form.handleSubmit((valid) => save(valid, () => onGoOn(valid)), refuse);
  /** Whether the last try may have taken effect although no answer came. */
  const isUnanswered = () => unanswered.current !== undefined;
  return {
    ...{ form, element, busy, locked, draft, submit, submitAndGoOn, conflict, questions, uploads },
    ...{ answer, isUnanswered },
  };
}
