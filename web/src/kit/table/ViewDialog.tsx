import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { viewLimits, viewName } from '#contracts/areas/listViews.ts';
import { status } from '#contracts/envelope.ts';
import { ApiError, messageOf, report } from '../../api/errors.ts';
import { speakMessage } from '../../i18n.ts';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { useLabel } from '../display/useLabel.ts';
import { plainLine } from '../form/cleanTyping.ts';
import css from './ViewDialog.module.css';

interface Props {
  title: string;
  name: string;
  /** Shows no message of a failure: the dialog does. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewDialog({ title, name: before, onSave, onClose }: Props) {
  const { t } = useTranslation('common');
  const label = useLabel();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const save = async () => {
    const checked = z.safeParse(viewName, plainLine(name));
    if (!checked.success) return setFault(speakMessage(checked.error.issues[0]?.message ?? ''));
    setBusy(true);
    try {
      await onSave(checked.data);
      onClose();
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      const isOfName = failure?.field === 'name';
      setFault(isOfName ? messageOf(error) : '');
      if (!isOfName && failure?.status !== status.tokenExpired) report(error);
      setBusy(false);
    }
  };
  return (
    <TopDialog
      title={title}
      width={416}
      onClose={onClose}
      footer={
        <>
          <Button type="tertiary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button theme="solid" htmlType="submit" form={id} loading={busy}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <label className={css.label} htmlFor={`${id}-name`}>
          {label('viewName')}
        </label>
        <Input
          id={`${id}-name`}
          data-first-focus
          value={name}
          maxLength={viewLimits.name}
          onChange={setName}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault !== '' || undefined}
          validateStatus={fault ? 'error' : 'default'}
        />
        <p id={`${id}-fault`} className={css.fault} role="alert">
          {fault}
        </p>
      </form>
    </TopDialog>
  );
}
