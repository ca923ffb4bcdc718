import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useCallback, useId } from 'react';
import { type FieldValues, FormProvider, get, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../api/lostAnswers.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import css from './ConflictDialog.module.css';
import { ShownFields } from './shownFields.ts';
import type { Conflict } from './useConflict.ts';

interface Props<Values extends FieldValues> {
  conflict: Conflict<Values>;
  seen: NonNullable<Conflict<Values>['seen']>;
  children: ReactNode;
}

/** Shows both versions of a conflict side by side: the form's own fields, read-only, and only those that differ. */
export default function ConflictDialog<Values extends FieldValues>({
  conflict,
  seen: { theirs, mine },
  children,
}: Props<Values>) {
  const { t } = useTranslation(['kit', 'common']);
  const differs = useCallback(
    (name: string) => name !== 'version' && !isSame(get(theirs, name), get(mine, name)),
    [theirs, mine],
  );
  const overwrite = async () => {
    const words = { ok: t('kit:conflict.overwrite') };
    if (await confirmAction(t('kit:conflict.overwriteAsk'), words)) conflict.overwrite();
  };
  return (
    <TopDialog
      title={t('kit:conflict.title')}
      width={1040}
      onClose={conflict.leave}
      footer={
        <>
          <Button type="tertiary" data-first-focus onClick={conflict.leave}>
            {t('common:cancel')}
          </Button>
          <Button onClick={conflict.takeTheirs}>{t('kit:conflict.takeTheirs')}</Button>
          <Button theme="solid" onClick={() => void overwrite()}>
            {t('kit:conflict.overwrite')}
          </Button>
        </>
      }
    >
      {Object.keys(mine).some(differs) ? (
        <ShownFields.Provider value={differs}>
          <div className={css.sides}>
            <Side title={t('kit:conflict.theirs')} values={theirs}>
              {children}
            </Side>
            <Side title={t('kit:conflict.mine')} values={mine}>
              {children}
            </Side>
          </div>
        </ShownFields.Provider>
      ) : (
        <p>{t('kit:conflict.same')}</p>
      )}
    </TopDialog>
  );
}

function Side({ title, values, children }: { title: string; values: FieldValues; children: ReactNode }) {
  const form = useForm({ defaultValues: values });
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <FormProvider {...form}>
        <fieldset className={css.fields} disabled aria-labelledby={id}>
          {children}
        </fieldset>
      </FormProvider>
    </section>
  );
}
