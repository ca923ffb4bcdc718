import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type MemberGradeForm, memberGradeForm, memberGrades } from '#contracts/areas/memberGrades.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { call } from '../../api/client.ts';
import { usePreview } from '../../api/hooks.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { AnswerRow } from '../../kit/form/AnswerRow.tsx';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { useDebounced } from '../../kit/select/useDebounced.ts';

/** Milliseconds without a further change after which the preview is requested. */
const waitMs = 400;

/** What the call takes; undefined while the form is not complete. */
export function bodyOf(values: unknown, id: string | undefined) {
  const read = z.safeParse(memberGradeForm, values);
  if (!read.success) return undefined;
  const { version: _version, ...form } = read.data;
  return { ...form, ...(id && { id }) };
}

type Change = DataOf<typeof memberGrades.preview>;

/** Asks whether members may rise or fall, or a higher grade give less discount than a lower one; not where neither would happen. */
export function useChangeQuestion() {
  const { t } = useTranslation('memberGrades');
  return useCallback(
    async (
      { inverted, rise, fall, stay }: Change,
      /** The question about members, and its button. */
      { ask, ok }: { ask: string; ok?: string },
    ): Promise<boolean> => {
      if (inverted.length === 0 && rise + fall === 0) return true;
      return confirmAction(inverted.length > 0 ? t('invertedTitle') : ask, {
        facts: [
          { label: t('riseOf'), value: t('members', { number: rise }) },
          { label: t('fallOf'), value: t('members', { number: fall }) },
          { label: t('stayOf'), value: t('members', { number: stay }) },
        ],
        warnings: inverted.map((pair) => t('inverted', pair)),
        ...(ok && { ok }),
      });
    },
    [t],
  );
}

/** How many members would rise, fall or stay, and a question before a higher grade that gives less discount than a lower one is saved. */
export function GradeChange({ id }: { id: string | undefined }) {
  const { t } = useTranslation('memberGrades');
  const { getValues } = useFormContext<MemberGradeForm>();
  const confirmChange = useChangeQuestion();
  // The values themselves change in place, so that their text is what is waited for.
  const typed = JSON.stringify(bodyOf(useWatch(), id) ?? null);
  const settled = JSON.parse(useDebounced(typed, waitMs)) as ReturnType<typeof bodyOf> | null;
  const { data, error, reload } = usePreview(memberGrades.preview, settled ? { body: settled } : null);
  useQuestionBeforeSave(async () => {
    const body = bodyOf(getValues(), id);
    // What is wrong with the form is said at its fields when it is saved.
    const change =
      body && (await call(memberGrades.preview, { body }, { quiet: true }).catch(() => undefined));
    return !change || confirmChange(change, { ask: t('changeAsk'), ok: t('saveAnyway') });
  });
  return (
    <AnswerRow label={t('preview')} error={settled ? error : undefined} onRetry={reload}>
      {!settled && t('incomplete')}
      {settled && data && t('summary', { rise: data.rise, fall: data.fall, stay: data.stay })}
    </AnswerRow>
  );
}
