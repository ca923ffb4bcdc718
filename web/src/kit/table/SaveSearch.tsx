import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { plainLine } from '../form/cleanTyping.ts';
import css from './SpanPresets.module.css';

interface Props {
  /** Names of the searches that are saved already. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Characters of a name, so that several stand in one line. */
const mostCharacters = 10;

/** Asks for the name under which the present conditions are saved. */
export function SaveSearch({ taken, onSave, onClose }: Props) {
  const { t } = useTranslation(['kit', 'common']);
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  return (
    <TopDialog
      title={t('kit:saved.save')}
      width={416}
      onClose={onClose}
      footer={
        <>
          <Button type="tertiary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button theme="solid" htmlType="submit" form={id}>
            {t('common:confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = plainLine(name).trim();
          if (!wanted) return setFault(t('kit:saved.nameMissing'));
          if (taken.includes(wanted)) return setFault(t('kit:saved.nameTaken'));
          onSave(wanted);
          onClose();
        }}
      >
        <label className={css.name} htmlFor={`${id}-name`}>
          {t('kit:saved.nameOf')}
        </label>
        <Input
          id={`${id}-name`}
          data-first-focus
          value={name}
          maxLength={mostCharacters}
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
