import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { status } from '#contracts/envelope.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { dropDraft } from '../../kit/form/drafts.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import type { MoveProps, SharedOrder } from './orderKind.ts';

interface Props<Values extends FieldValues> {
  title: string;
  /** Pixels. */
  width?: number;
  /** The key of the draft: action and order. */
  draftId: string;
  schema: z.core.$ZodType<Values, unknown>;
  values: Values;
  /** Sends the call and returns the updated order if the response contains it. */
  send: (values: Values) => Promise<SharedOrder | undefined>;
  of: Pick<MoveProps, 'about' | 'onDone' | 'onRefused' | 'onClose'>;
  children: ReactNode;
}

/**
 * The dialog of an action on an order (a "move"). If the action is refused for another reason than the form's input, the dialog stays open with its
 * input, and the order is loaded again. If the order no longer allows the action, the dialog closes together with its button.
 */
export function MoveDialog<Values extends FieldValues>({
  title,
  width = 640,
  draftId,
  schema,
  values,
  send,
  of: { about, onDone, onRefused, onClose },
  children,
}: Props<Values>) {
  const fresh = useRef<SharedOrder>(undefined);
  const submit = async (body: Values) => {
    try {
      fresh.current = await send(body);
    } catch (error) {
      const isOld =
        error instanceof ApiError && error.status !== undefined && error.status !== status.invalid;
      if (isOld) {
        // The draft belongs to a state that the order has left.
        dropDraft(draftId);
        onRefused();
      }
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
        onDone(fresh.current);
      }}
      onClose={onClose}
    >
      <AboutBlock {...about} />
      {children}
    </FormDialog>
  );
}
