import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { status } from '#contracts/envelope.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { AboutBlock } from '../dialogs/AboutBlock.tsx';
import type { About } from '../dialogs/confirm.ts';
import { FormDialog } from './FormDialog.tsx';

export interface MoveOf<Answer> {
  /** The facts and warnings above the form. */
  about: About;
  /** Called after success with what `send` returned. */
  onDone(answer: Answer): unknown;
  /** Called after a refusal, because the shown record may be out of date. */
  onRefused: () => unknown;
  onClose: () => unknown;
}

interface Props<Values extends FieldValues, Answer> {
  title: string;
  /** Pixels. */
  width?: number;
  /** The key of the draft: action and record. */
  draftId: string;
  schema: z.core.$ZodType<Values, unknown>;
  values: Values;
  send: (values: Values) => Promise<Answer>;
  of: MoveOf<Answer>;
  children: ReactNode;
}

/** Refusals that say nothing of the record: the session is over, the input is wrong, or the backend failed. */
const asItWas: readonly number[] = [status.tokenExpired, status.invalid, status.fault];

/**
 * The dialog of an action on a record with a status (a "move"). If the action is refused for another reason than the form's input, the dialog stays
 * open with its input, and the record is loaded again; also if the record no longer allows the action (`StillAllowed`).
 */
export function MoveDialog<Values extends FieldValues, Answer>({
  title,
  width = 640,
  draftId,
  schema,
  values,
  send,
  of: { about, onDone, onRefused, onClose },
  children,
}: Props<Values, Answer>) {
  const answer = useRef<Answer>(undefined);
  const submit = async (body: Values) => {
    try {
      answer.current = await send(body);
    } catch (error) {
      const code = error instanceof ApiError ? error.status : undefined;
      if (code !== undefined && !asItWas.includes(code)) void onRefused();
      throw error;
    }
  };
  return (
    <FormDialog
      title={title}
      width={width}
      draftId={draftId}
      schema={schema as z.core.$ZodType<Values, Values>}
      values={values}
      onSubmit={submit}
      onSaved={async () => {
        reportDone();
        // The dialog has to be closed before the page behind it changes.
        await onClose();
        void onDone(answer.current as Answer);
      }}
      onClose={onClose}
    >
      <AboutBlock {...about} />
      {children}
    </FormDialog>
  );
}
